import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/index.ts', 'src/contract.ts'],
  format: ['esm', 'cjs'],
  target: 'es2022',
  dts: true,
  clean: true,
})
