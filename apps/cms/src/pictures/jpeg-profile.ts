/** A segment holds 65 535 bytes with its length, and begins with a name and the number of the part. */
const partLength = 65_519
const marker = 'ICC_PROFILE\0'

/** The JPEG file with a colour profile, whose pixels already are in its colours (ICC.1:2022, B.4). */
export function withProfile(jpeg: Buffer, icc: Buffer) {
  const count = Math.ceil(icc.length / partLength)
  const segments = Array.from({ length: count }, (_, at) => {
    const part = icc.subarray(at * partLength, (at + 1) * partLength)
    const head = Buffer.from(`\xff\xe2\0\0${marker}`, 'latin1')
    head.writeUInt16BE(part.length + marker.length + 4, 2)
    return Buffer.concat([head, Buffer.from([at + 1, count]), part])
  })
  const startOfImage = 2
  return Buffer.concat([jpeg.subarray(0, startOfImage), ...segments, jpeg.subarray(startOfImage)])
}
