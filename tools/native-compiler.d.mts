export function compileNatively(options: string[]): number
