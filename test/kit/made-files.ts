import { crc32, deflateRawSync } from 'node:zlib'

// Files as strangers send them, valid and hostile, made byte by byte.

interface ZipPart {
  name: string
  content: Uint8Array | string
  /** Uncompressed size that the directory claims, where that is a lie. */
  says?: number
  locked?: boolean
}

/** A ZIP of these parts, deflated. */
export const zipOf = (parts: readonly ZipPart[]): Buffer => {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, says, locked = false } of parts) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(locked ? 1 : 0, 2)
    shared.writeUInt16LE(8, 4)
    shared.writeUInt32LE(crc32(bytes), 10)
    shared.writeUInt32LE(packed.length, 14)
    shared.writeUInt32LE(says ?? bytes.length, 18)
    shared.writeUInt16LE(Buffer.byteLength(name), 22)
    const entry = Buffer.alloc(14)
    entry.writeUInt32LE(offset, 10)
    locals.push(Buffer.from('PK\x03\x04', 'latin1'), shared, Buffer.from(name), packed)
    directory.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), shared, entry, Buffer.from(name))
    offset += 30 + Buffer.byteLength(name) + packed.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, listed, end])
}

const office = 'application/vnd.openxmlformats-officedocument'
const mainTypes = {
  docx: { part: 'word/document.xml', type: `${office}.wordprocessingml.document.main+xml` },
  xlsx: { part: 'xl/workbook.xml', type: `${office}.spreadsheetml.sheet.main+xml` },
}

/** A Word or Excel document with these parts beside its own. */
export const officeOf = (
  kind: keyof typeof mainTypes,
  more: readonly ZipPart[] = [],
  { type = mainTypes[kind].type, types = '' } = {},
): Buffer =>
  zipOf([
    {
      name: '[Content_Types].xml',
      content: `<?xml version="1.0"?><Types><Override PartName="/${mainTypes[kind].part}" ContentType="${type}"/>${types}</Types>`,
    },
    { name: mainTypes[kind].part, content: '<?xml version="1.0"?><document>Beste buren</document>' },
    ...more,
  ])

const sector = 512
/** Values in the sector table: a sector of the table itself, and the end of a chain. */
const [ofTable, last] = [0xfffffffd, 0xfffffffe]

/**
 * An OLE compound file with these names in its directory; storages end with a slash. The content of streams stands in sectors of
 * their own, one behind the other.
 */
export const compoundFileOf = (
  names: readonly string[],
  contents: Readonly<Record<string, Uint8Array>> = {},
): Buffer => {
  const table = Buffer.alloc(sector, 0xff)
  const sectors: Buffer[] = [table]
  /** Adds these bytes as a chain of sectors, and answers the number of the first. */
  const add = (bytes: Uint8Array): number => {
    const first = sectors.length
    const count = Math.ceil(bytes.length / sector)
    const filled = Buffer.concat([bytes, Buffer.alloc(count * sector - bytes.length)])
    for (let at = 0; at < count; at++) {
      table.writeUInt32LE(at === count - 1 ? last : first + at + 1, 4 * (first + at))
      sectors.push(filled.subarray(at * sector, (at + 1) * sector))
    }
    return first
  }
  table.writeUInt32LE(ofTable, 0)
  const entries = ['Root Entry', ...names].map((name, at) => {
    const entry = Buffer.alloc(128)
    const own = name.replace(/\/$/, '')
    entry.write(own, 'utf16le')
    entry.writeUInt16LE(2 * own.length + 2, 64)
    entry.writeUInt8(at === 0 ? 5 : name.endsWith('/') ? 1 : 2, 66)
    // left, right and child: each entry is the right sibling of the one before
    entry.fill(0xff, 68, 80)
    if (at === 0) entry.writeUInt32LE(1, 76)
    else if (at < names.length) entry.writeUInt32LE(at + 1, 72)
    const content = contents[name]
    // padded, as shorter content would have to stand in small sectors
    const bytes = content && Buffer.concat([content, Buffer.alloc(Math.max(0, 4096 - content.length))])
    entry.writeUInt32LE(bytes ? add(bytes) : last, 116)
    entry.writeUInt32LE(bytes?.length ?? 0, 120)
    return entry
  })
  const directory = add(Buffer.concat(entries))
  const head = Buffer.alloc(sector)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(head)
  head.writeUInt16LE(0xfffe, 28)
  head.writeUInt16LE(9, 30)
  head.writeUInt32LE(1, 44)
  head.writeUInt32LE(directory, 48)
  head.writeUInt32LE(last, 68)
  head.fill(0xff, 76)
  head.writeUInt32LE(0, 76)
  return Buffer.concat([head, ...sectors])
}

/** A segment of a JPEG. */
export const jpegSegment = (code: number, body: Uint8Array | string): Buffer => {
  const bytes = Buffer.from(body)
  const head = Buffer.from([0xff, code, 0, 0])
  head.writeUInt16BE(bytes.length + 2, 2)
  return Buffer.concat([head, bytes])
}

const jfif = Buffer.from('JFIF\0\x01\x02\0\0\x01\0\x01\0\0', 'latin1')

/** The compressed data of a picture, with a stuffed zero byte and a restart marker among them. */
export const jpegScanData = Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56])

/** A JPEG of this size, with these segments behind its header. */
export const jpegOf = (more: readonly Buffer[] = [], { width = 40, height = 30 } = {}): Buffer => {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 1)
  frame.writeUInt16BE(width, 3)
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jpegSegment(0xe0, jfif),
    ...more,
    jpegSegment(0xdb, Buffer.alloc(65, 1)),
    jpegSegment(0xc0, frame),
    jpegSegment(0xc4, Buffer.alloc(20)),
    jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    jpegScanData,
    Buffer.from([0xff, 0xd9]),
  ])
}

/** EXIF data as a phone writes it: the orientation, followed by a place as text. */
export const exifOfPhone = (orientation: number, order: 'II' | 'MM' = 'II'): Buffer => {
  const exif = Buffer.alloc(26)
  const little = order === 'II'
  const write16 = (value: number, at: number) =>
    little ? exif.writeUInt16LE(value, at) : exif.writeUInt16BE(value, at)
  const write32 = (value: number, at: number) =>
    little ? exif.writeUInt32LE(value, at) : exif.writeUInt32BE(value, at)
  exif.write(order, 'latin1')
  write16(42, 2)
  write32(8, 4)
  write16(1, 8)
  write16(0x0112, 10)
  write16(3, 12)
  write32(1, 14)
  write16(orientation, 18)
  return Buffer.concat([exif, Buffer.from('GPS 52.1561 5.3878')])
}

/** A chunk of a PNG. */
export const pngChunk = (name: string, body: Uint8Array | string): Buffer => {
  const named = Buffer.concat([Buffer.from(name), Buffer.from(body)])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(named.length - 4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A PNG of this size, with these chunks behind its header. */
export const pngOf = (more: readonly Buffer[] = [], { width = 1, height = 1 } = {}): Buffer => {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', head),
    ...more,
    pngChunk('IDAT', Buffer.from('789c63f8ffff3f0005fe02fe', 'hex')),
    pngChunk('IEND', ''),
  ])
}

/** An extension block of a GIF, with its data in sub-blocks. */
export const gifExtension = (label: number, ...parts: readonly (Uint8Array | string)[]): Buffer =>
  Buffer.concat([
    Buffer.from([0x21, label]),
    ...parts.flatMap((part) => [Buffer.from([part.length]), Buffer.from(part)]),
    Buffer.from([0]),
  ])

/** A GIF of this size, with these blocks in front of its picture. */
export const gifOf = (more: readonly Buffer[] = [], { width = 1, height = 1 } = {}): Buffer => {
  const screen = Buffer.from([0, 0, 0, 0, 0x80, 0, 0])
  screen.writeUInt16LE(width, 0)
  screen.writeUInt16LE(height, 2)
  return Buffer.concat([
    Buffer.from('GIF89a'),
    screen,
    Buffer.alloc(6),
    ...more,
    Buffer.from('2c00000000010001000002024401003b', 'hex'),
  ])
}

/** A BMP of this size. */
export const bmpOf = (width = 1, height = 1): Buffer => {
  const bytes = Buffer.alloc(58)
  bytes.write('BM')
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(width, 18)
  bytes.writeInt32LE(height, 22)
  return bytes
}

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n')
