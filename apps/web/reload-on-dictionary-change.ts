import { sep } from 'node:path'
import type { Plugin } from 'vite'

/** Loads open pages again when a dictionary changes: its text reaches them as data, which no module update replaces. */
export const reloadOnDictionaryChange = (folder: string): Plugin => ({
  name: 'reload-on-dictionary-change',
  hotUpdate({ file }) {
    // The server's modules are updated as usual, so that the page that is loaded again has the new text.
    if (this.environment.name !== 'client' || !file.startsWith(folder + sep)) return
    this.environment.hot.send({ type: 'full-reload' })
    return []
  },
})
