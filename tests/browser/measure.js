({ strict, fingers }) => {
    // What lies wrong on the table, or on another page, in words; tests/browser/geometry.py calls it. `strict`: nothing needs to be scrolled to;
    // `fingers`: whatever can be pressed has 44 pixels.
    const found = new Set();
    const table = document.querySelector("main.table") ?? document.body;
    const cloth = table.querySelector(".cloth");
    // A settlement, and a drawer that is a sheet over the table, are looked at by themselves.
    const drawers = [...table.querySelectorAll(":scope > .panel")];
    const sheet = drawers.find((one) => getComputedStyle(one).position === "fixed");
    const front = document.querySelector("dialog[open]") ?? table.querySelector(".between") ?? sheet;
    const root = front ?? table;
    const shown = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && node.getBoundingClientRect().width > 0;
    const all = (query) => [...root.querySelectorAll(query)].filter(shown);
    const say = (node) => {
        const data = [...node.attributes].filter((one) => /^data-(?!key|code$|rove)/.test(one.name)).map((one) => `${one.name}=${one.value}`);
        return `${node.tagName.toLowerCase()}.${String(node.className).replace(/ ?svelte-\S+/g, "")} ${data.join(" ")} ${(node.textContent ?? "").trim().slice(0, 30)}`.trim();
    };
    // What can be seen of a node: cut to everything around it that cuts or scrolls.
    const clipped = (node, box, itself, scrolls) => {
        let { left, top, right, bottom } = box;
        for (let up = node; up && up !== document.body; up = up.parentElement) {
            const style = getComputedStyle(up);
            const edge = up.getBoundingClientRect();
            if (style.overflowX !== "visible" && (itself || up !== node)) [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
            if (!scrolls && up.scrollHeight > up.clientHeight + 1 && /auto|scroll/.test(style.overflowY)) break; // can be scrolled to
            if (style.overflowY !== "visible" && (itself || up !== node)) [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
        }
        return { left, top, right, bottom };
    };
    const seen = (node) => clipped(node, node.getBoundingClientRect(), false, true);
    const over = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1.5 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1.5;
    const apart = (some, others, what) => {
        for (const one of some) for (const other of others) if (one !== other && !one.contains(other) && !other.contains(one) && over(seen(one), seen(other))) found.add(`${what}: ${say(one)} / ${say(other)}`);
    };
    const words = all("[data-talk], [data-slip], [data-hint], [data-notes] > * > *, .bar > *");
    const cards = all("[data-at=field], .lies, [data-hand], .pile > .cards, [data-plate], [data-at=stock], [data-at^=own], button[data-at^=pile]");
    apart(words, cards, "lies over cards");
    if (!front) apart(drawers, all(".lies, [data-hand], .stock, [data-talk], [data-slip]"), "hides the field");
    const lots = [all("[data-at=field]"), all("[data-hand], button[data-at^=pile]"), all(".pile > .cards"), all("[data-plate]"), all("[data-notes] > * > *"), all("[data-talk]")];
    lots.forEach((some, at) => lots.slice(at + 1).forEach((others) => apart(some, others, "overlap")));
    apart(all("[data-plate]"), all("[data-plate]"), "overlap");
    apart(all(".stock, .laid > *"), all(".lies"), "overlap");
    apart(all(".stock"), all(".laid > *"), "overlap");
    for (const lot of all(".lies")) apart([lot], all(".lies").filter((other) => other.parentElement !== lot.parentElement), "overlap");
    // A fan leaves every index open.
    const hand = all("[data-hand]");
    hand.slice(1).forEach((card, at) => {
        const open = card.getBoundingClientRect().left - hand[at].getBoundingClientRect().left;
        if (open < 18) found.add(`covers the index: ${say(hand[at])}, ${open.toFixed(0)} px open`);
    });

    // Text: every line of it, in whatever cuts it off. What scrolls can be scrolled to.
    const cuts = (overflow) => overflow === "hidden" || overflow === "clip";
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const node = walker.currentNode.parentElement;
        if (!walker.currentNode.data.trim() || node.closest(".unseen, .skip, .long:not(.worth), rt, option, svg, .recent, select") || !shown(node)) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        let reachable = document.documentElement.scrollHeight > innerHeight + 1;
        for (let up = node; up; up = up.parentElement) reachable ||= up.scrollHeight > up.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(up).overflowY);
        for (const box of range.getClientRects()) {
            const whole = clipped(node, box, true, false);
            const slack = parseFloat(getComputedStyle(node).fontSize) * 0.25; // a font is taller than its tight lines
            if (whole.left - box.left > 1.5 || box.right - whole.right > 1.5 || whole.top - box.top > slack || box.bottom - whole.bottom > slack) found.add(`cut off: ${say(node)}`);
            else if (box.left < -1 || box.right > innerWidth + 1 || (!reachable && (box.top < -slack || box.bottom > innerHeight + slack))) found.add(`outside: ${say(node)}`);
        }
        if (node.scrollWidth > node.clientWidth + 1 && cuts(getComputedStyle(node).overflowX) && node.clientWidth) found.add(`too wide: ${say(node)}`);
    }
    for (const card of all(".card")) {
        const [box, whole] = [card.getBoundingClientRect(), clipped(card, card.getBoundingClientRect(), true, false)];
        const tucked = card.closest(".pile") ? box.height * 0.65 : 2; // at the rim of a phone: the index is always open
        if (whole.bottom - box.bottom < -tucked || whole.right - box.right < -2) found.add(`a card is cut off: ${say(card.closest("[data-plate], [data-pile], li, [data-hand], .lies") ?? card.parentElement)}`);
    }
    for (const card of all("[data-hand], .lies")) {
        const box = card.getBoundingClientRect();
        if (box.left < -1 || box.right > innerWidth + 1 || (strict && (box.top < -1 || box.bottom > innerHeight + 1))) found.add(`outside: ${say(card)}`);
    }
    if (strict && !front && cloth && cloth.scrollHeight > cloth.clientHeight + 1) found.add(`has to be scrolled: the table, by ${cloth.scrollHeight - cloth.clientHeight}`);
    const talk = table.querySelector("[data-talk]");
    if (strict && !front && talk && !talk.querySelector("[data-hint]") && talk.querySelector("[data-slip]") && talk.scrollHeight > talk.clientHeight + 1) found.add(`has to be scrolled: the question, by ${talk.scrollHeight - talk.clientHeight}`);
    if (strict && !front) for (const place of all("[data-notes]")) if (place.scrollHeight > place.clientHeight + 1) found.add(`has to be scrolled: ${say(place.firstElementChild.firstElementChild ?? place)}, by ${place.scrollHeight - place.clientHeight}`);
    if (document.documentElement.scrollWidth > innerWidth + 1) found.add("wider than the window");
    if (fingers) for (const button of all("button, a, select, input, summary")) {
        if (button.disabled || button.matches(".skip, .unseen") || (button.tagName === "A" && getComputedStyle(button).display === "inline")) continue; // a link in a sentence
        if (button.ariaDisabled === "true" && table.querySelector("[data-slip]")) continue; // a card, while words are asked for
        if (button.type === "checkbox" || button.type === "radio") continue; // its label is what is pressed
        const seat = button.matches(".pile") ? button.closest(".seat:not(.opposite), .corner-left, .corner-right") : null; // all of it shows the pile
        const { width, height } = (seat ?? button).getBoundingClientRect();
        const least = button.matches(".lies, [data-hand]") ? 29.5 : 43.5; // a card is high, and gives way to words
        if (width < least || height < 43.5) found.add(`too small for a finger: ${say(button)} ${width.toFixed(0)}×${height.toFixed(0)}`);
    }
    return [...found];
}
