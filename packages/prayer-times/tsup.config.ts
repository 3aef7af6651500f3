import { defineConfig, type Options } from 'tsup'

const shared: Options = { target: 'es2022', splitting: true, clean: false }

export default defineConfig([
  {
    ...shared,
    entry: ['src/index.ts', 'src/csv.ts', 'src/ics.ts'],
    format: ['esm', 'cjs'],
    dts: true,
    platform: 'neutral',
  },
  { ...shared, entry: { 'prayer-times': 'src/command/main.ts' }, format: 'esm', platform: 'node' },
])
