declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2'
      variationAxes: Record<string, { min: number; max: number } | number>
      /** The OpenType features that stay; by default all. */
      keepFeatures: string[]
      noHinting: boolean
    },
  ): Promise<Buffer>
}
