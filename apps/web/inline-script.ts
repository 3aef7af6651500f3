import { minifySync, type Plugin } from 'vite'

/**
 * The functions of these modules as their minified texts in the server's build: it puts them in documents, and is itself not
 * minified. Each module exports one function, which refers to nothing outside itself.
 */
export const inlineScript = (modules: RegExp): Plugin => ({
  name: 'inline-script',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: {
    filter: { id: modules },
    handler(code, id) {
      const { code: minified } = minifySync(id, code, { module: true })
      const [, text, name] = /^export (function (\w+)\(.*\}) *;?\s*$/s.exec(minified) ?? []
      if (!text || !name) this.error('An inline script is a module that exports one function.')
      return { code: `export const ${name} = ${JSON.stringify(text)}`, map: null }
    },
  },
})
