import { cpSync, globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { defineConfig } from 'tsup'

const folders = globSync('src/*/index.ts').map(dirname)

export default defineConfig({
  // Flat: the chunks that entries share lie beside them, so that a stylesheet has the same address from each.
  entry: {
    ...Object.fromEntries(folders.map((folder) => [folder.slice('src/'.length), `${folder}/index.ts`])),
    'markdown-render': 'src/markdown/render.ts',
  },
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  tsconfig: 'tsconfig.build.json',
  dts: true,
  clean: true,
  esbuildPlugins: [
    {
      // A component's CSS import stays in its module, so that it is bundled with the component.
      name: 'stylesheets-stay-files',
      setup(build) {
        build.onResolve({ filter: /\.css$/ }, ({ path, resolveDir }) => ({
          path: `./${join(resolveDir, path).split('/src/').at(-1)}`,
          external: true,
          sideEffects: true,
        }))
      },
    },
  ],
  onSuccess: async () => {
    for (const file of globSync('src/{*,*/*}.{css,svg,woff2}', { exclude: ['src/catalogue/**'] }))
      cpSync(file, file.replace('src', 'dist'))
  },
})
