import { defineConfig } from 'tsdown'
import { nativeDeclarations } from '../../tools/native-declarations.mjs'

export default defineConfig({
  entry: ['src/index.ts', 'src/contract.ts'],
  format: ['esm', 'cjs'],
  target: 'es2022',
  dts: { generator: nativeDeclarations() },
  fixedExtension: false,
  outputOptions: { comments: { jsdoc: false } },
})
