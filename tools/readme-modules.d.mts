type ReadmeModule = { file: string; code: string }
export declare const statedOutput: (modules: readonly ReadmeModule[]) => string[]
export declare function writeReadmeModules(packageFolder: string): {
  folder: string
  modules: ReadmeModule[]
  typeErrors(): Promise<string>
  remove(): void
}
export declare function printedBy(
  file: string,
  options?: {
    cwd?: string
    /** The origin that an example names, and that of the server that answers instead. */
    origins?: readonly [from: string, to: string]
    env?: Record<string, string>
  },
): Promise<string[]>
