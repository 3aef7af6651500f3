import { defineConfig, type UserConfig } from 'tsdown'
import { nativeDeclarations } from '../../tools/native-declarations.mjs'

const shared: UserConfig = {
  target: 'es2022',
  fixedExtension: false,
  outputOptions: { comments: { jsdoc: false } },
}

export default defineConfig([
  {
    ...shared,
    entry: ['src/index.ts', 'src/csv.ts', 'src/ics.ts'],
    format: ['esm', 'cjs'],
    dts: { generator: nativeDeclarations() },
    platform: 'neutral',
  },
  {
    ...shared,
    entry: { 'prayer-times': 'src/command/main.ts' },
    format: 'esm',
    platform: 'node',
    dts: false,
    clean: false,
  },
])
