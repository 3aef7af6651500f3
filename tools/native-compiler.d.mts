/** The program of TypeScript's native compiler, which Node.js runs. */
export const nativeCompiler: string
export function compileNatively(options: string[]): number
