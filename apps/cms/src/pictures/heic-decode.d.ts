declare module 'heic-decode' {
  interface Decoded {
    width: number
    height: number
    data: Uint8ClampedArray
  }
  interface Picture {
    width: number
    height: number
    decode(): Promise<Decoded>
  }
  const decode: { all(file: { buffer: Uint8Array }): Promise<Picture[]> }
  export default decode
}
