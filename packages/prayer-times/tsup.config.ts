import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/index.ts', 'src/csv.ts', 'src/ics.ts'],
  format: ['esm', 'cjs'],
  target: 'es2022',
  dts: true,
  clean: true,
})
