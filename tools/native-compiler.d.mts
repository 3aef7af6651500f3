export function compileNatively(options: string[]): number
export function typeErrors(project: string): string[]
