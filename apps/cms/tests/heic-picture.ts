/** Luma, blue and red difference of a block of one colour. */
export type BlockColour = [y: number, cb: number, cr: number]

/** 32 is the largest block that may hold samples without compression. */
const block = 32

const bytes = (...values: number[]) => Buffer.from(values)
const u16 = (value: number) => bytes(value >> 8, value & 255)
const u32 = (value: number) => Buffer.concat([u16(value >>> 16), u16(value & 65_535)])
const text = (value: string) => Buffer.from(value, 'latin1')

/** Bits as a text of digits: `u(3, 2)` is `010`, and `ue` an Exp-Golomb number (ITU-T H.265, 9.2). */
const u = (length: number, value: number) => value.toString(2).padStart(length, '0')
const ue = (value: number) => {
  const digits = (value + 1).toString(2)
  return '0'.repeat(digits.length - 1) + digits
}
const pack = (bits: string) =>
  Buffer.from(bits.match(/.{1,8}/g)?.map((it) => Number.parseInt(it.padEnd(8, '0'), 2)) ?? [])

/** A unit of the stream: header, and an escape where the payload has what begins a unit. */
function unit(type: number, payload: Buffer) {
  const escaped: number[] = []
  for (const byte of payload) {
    if (byte <= 3 && escaped.at(-1) === 0 && escaped.at(-2) === 0) escaped.push(3)
    escaped.push(byte)
  }
  return bytes(type << 1, 1, ...escaped)
}

/** Main Still Picture, level 3.1. */
const profile = `00000011${u(32, 0x7000_0000)}1001${'0'.repeat(44)}${u(8, 93)}`

const videoParameters = unit(
  32,
  pack(`0000110000000001${'1'.repeat(16)}${profile}1${ue(0).repeat(3)}${u(6, 0)}${ue(0)}001`),
)

const sequenceParameters = (width: number, height: number) =>
  unit(
    33,
    pack(
      [
        `00000001${profile}`,
        ue(0) + ue(1) + ue(width) + ue(height),
        `0${ue(0)}${ue(0)}${ue(4)}1${ue(0).repeat(3)}`,
        // Coding blocks of 32, transform blocks of 4 to 32.
        ue(2) + ue(0) + ue(0) + ue(3) + ue(0) + ue(0),
        // Samples without compression, in blocks of 32.
        `0001${u(4, 7)}${u(4, 7)}${ue(2)}${ue(0)}1`,
        `${ue(0)}000001`,
      ].join(''),
    ),
  )

const pictureParameters = unit(
  34,
  pack(`${ue(0)}${ue(0)}0000000${ue(0)}${ue(0)}100011000000010100${ue(0)}001`),
)

/** One block is one slice, so that the arithmetic coder always begins anew and its bits are constant. */
function slice(at: number, blocks: number, [y, cb, cr]: BlockColour) {
  const address = at === 0 ? '' : u(Math.ceil(Math.log2(blocks)), at)
  const header = `${at === 0 ? 1 : 0}0${ue(0)}${address}${ue(2)}11`
  const samples = [
    Buffer.alloc(block ** 2, y),
    Buffer.alloc(block ** 2 / 4, cb),
    Buffer.alloc(block ** 2 / 4, cr),
  ]
  return unit(19, Buffer.concat([pack(header), bytes(0x86, 0x80), ...samples, bytes(0xfe, 0x80)]))
}

const box = (type: string, ...content: Buffer[]) => {
  const body = Buffer.concat(content)
  return Buffer.concat([u32(body.length + 8), text(type), body])
}
const fullBox = (type: string, version: number, flags: number, ...content: Buffer[]) =>
  box(type, u32((version << 24) | flags), ...content)

const withLength = (unit: Buffer) => Buffer.concat([u32(unit.length), unit])

interface HeicOptions {
  /** Quarter turns against the clock, as an iPhone stores them beside the picture. */
  turns?: number
  /** Exif data, which begins with `Exif\0\0`. */
  exif?: Buffer
  /** A colour profile. */
  icc?: Buffer
  /** Another size in the header of the file. */
  shownSize?: [width: number, height: number]
  /** Another size in the header of the stream. */
  codedSize?: [width: number, height: number]
}

/** A HEIC file of rows of blocks of one colour, 32 pixels each, in HEVC without compression. */
export function heicPicture(rows: BlockColour[][], { turns = 0, exif, icc, ...sizes }: HeicOptions = {}) {
  const size: [number, number] = [(rows[0]?.length ?? 0) * block, rows.length * block]
  const { shownSize = size, codedSize = size } = sizes
  const blocks = rows.flat()
  const picture = Buffer.concat(blocks.map((colour, at) => withLength(slice(at, blocks.length, colour))))
  const parameters = [videoParameters, sequenceParameters(...codedSize), pictureParameters]
  const configuration = box(
    'hvcC',
    bytes(1, 3, 0x70, 0, 0, 0, 0x90, 0, 0, 0, 0, 0, 93, 0xf0, 0, 0xfc, 0xfd, 0xf8, 0xf8, 0, 0, 0x0f, 3),
    ...parameters.flatMap((it, at) => [bytes(0x80 | (32 + at)), u16(1), u16(it.length), it]),
  )
  const properties = [
    configuration,
    fullBox('ispe', 0, 0, ...shownSize.map(u32)),
    box('irot', bytes(turns)),
    ...(icc ? [box('colr', text('prof'), icc)] : []),
  ]
  const exifItem = exif && Buffer.concat([u32(6), exif])
  const items = [picture, ...(exifItem ? [exifItem] : [])]
  const item = (id: number, type: string) => fullBox('infe', 2, 0, u16(id), u16(0), text(`${type}\0`))

  const meta = (start: number) => {
    let offset = start
    const locations = items.flatMap(({ length }, at) => {
      offset += length
      return [u16(at + 1), u16(0), u16(1), u32(offset - length), u32(length)]
    })
    return fullBox(
      'meta',
      0,
      0,
      fullBox('hdlr', 0, 0, u32(0), text('pict'), Buffer.alloc(13)),
      fullBox('pitm', 0, 0, u16(1)),
      fullBox('iinf', 0, 0, u16(items.length), item(1, 'hvc1'), ...(exif ? [item(2, 'Exif')] : [])),
      ...(exif ? [fullBox('iref', 0, 0, box('cdsc', u16(2), u16(1), u16(1)))] : []),
      box(
        'iprp',
        box('ipco', ...properties),
        fullBox(
          'ipma',
          0,
          0,
          u32(1),
          u16(1),
          bytes(properties.length, ...properties.map((_, at) => 0x80 | (at + 1))),
        ),
      ),
      fullBox('iloc', 0, 0, bytes(0x44, 0), u16(items.length), ...locations),
    )
  }
  const type = box('ftyp', text('heic'), u32(0), text('mif1heic'))
  const head = type.length + meta(0).length
  return Buffer.concat([type, meta(head + 8), box('mdat', ...items)])
}
