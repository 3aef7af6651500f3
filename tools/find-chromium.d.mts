export declare function findHeadlessShell(): string | undefined
export declare function findFullChromium(): string | undefined
export declare function findChromium(): string | undefined
