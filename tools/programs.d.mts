/** The path of the first of these programs that is on this machine. */
export function programOf(names: readonly string[]): string | undefined
/** Whether this process may install Debian packages. */
export function aptAsRoot(): boolean
