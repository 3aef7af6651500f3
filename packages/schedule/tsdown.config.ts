import { defineConfig } from 'tsdown'
import { nativeDeclarations } from '../../tools/native-declarations.mjs'

// Strapi's build is CommonJS with the resolution of Node.js 10; the site reads the TypeScript source.
export default defineConfig({
  entry: ['src/*.ts', '!src/*.{test,fixture}.ts'],
  format: 'cjs',
  target: 'es2022',
  dts: { generator: nativeDeclarations() },
  fixedExtension: false,
})
