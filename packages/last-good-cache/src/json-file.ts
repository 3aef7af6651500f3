import type { FileStore } from './file-store.ts'

/** One JSON value in a file of the store. `load` resolves with undefined if there is none; neither ever rejects. */
export const jsonFile = (store: FileStore, file: string) => ({
  async load(): Promise<unknown> {
    const stored = await store.read(file)
    return stored && JSON.parse(stored.bytes.toString('utf8'))
  },
  save: (value: unknown): Promise<void> => store.write(file, Buffer.from(JSON.stringify(value))),
})
