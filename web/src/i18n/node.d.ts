// The little of Node that a test uses, which runs Python to compare with it.
declare module "node:child_process" {
	export function execFileSync(file: string, args: string[], options: { cwd: string; encoding: "utf-8"; maxBuffer: number }): string;
}
declare const process: { env: Record<string, string | undefined> };
