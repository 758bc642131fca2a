// Tables that were opened a moment ago on this page: whoever sits down there first wants to see the cards being dealt.
export const opened = new Set<string>();
