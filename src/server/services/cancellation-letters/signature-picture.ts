import { crc32, inflateSync } from 'node:zlib'

// A signature comes from anybody's browser and is drawn into a letter much later. It is checked when it comes, so that no picture
// is kept that a letter could not show.

const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const most = { width: 2400, height: 1200 }
/** Most bytes of a part beside the picture data. The library that draws letters overflows its stack on a text of 140 kB. */
const mostAside = 10_000
/** Most parts of a picture. Chromium writes one for every 4 kB of data, so some 40 for the largest that an answer may hold. */
const mostParts = 200
/** Bytes of a pixel by the colour type of PNG: grey, colours, each with transparency. Canvases make no palettes. */
const bytesOfPixel: Readonly<Record<number, number>> = { 0: 1, 2: 3, 4: 2, 6: 4 }

interface Chunk {
  type: string
  data: Buffer
}

/**
 * The parts of a PNG; undefined where one is cut off or was changed, where anything follows its end, or where there are too many.
 */
const chunksOf = (picture: Buffer): Chunk[] | undefined => {
  const chunks: Chunk[] = []
  for (let at = mark.length; at + 12 <= picture.length && chunks.length < mostParts; ) {
    const size = picture.readUInt32BE(at)
    const end = at + 8 + size
    if (end + 4 > picture.length) return undefined
    if (crc32(picture.subarray(at + 4, end)) !== picture.readUInt32BE(end)) return undefined
    const type = picture.toString('latin1', at + 4, at + 8)
    chunks.push({ type, data: picture.subarray(at + 8, end) })
    at = end + 4
    if (type === 'IEND') return size === 0 && at === picture.length ? chunks : undefined
  }
  return undefined
}

/** Whether a part is short extra information, such as about colours or size, but neither a palette nor a transparent colour. */
const isMetadata = ({ type, data }: Chunk): boolean =>
  /^[a-z][A-Za-z]{3}$/.test(type) && type !== 'tRNS' && data.length <= mostAside

/** The header and the data of a picture as a canvas writes it: a header, extra information, the data, and nothing more. */
const partsOf = (chunks: readonly Chunk[]): { header: Buffer; data: Buffer } | undefined => {
  const [header, ...rest] = chunks.slice(0, -1)
  const first = rest.findIndex(({ type }) => type === 'IDAT')
  if (header?.type !== 'IHDR' || first < 0 || !rest.slice(0, first).every(isMetadata)) return undefined
  const data = rest.slice(first)
  if (!data.every(({ type }) => type === 'IDAT')) return undefined
  return { header: header.data, data: Buffer.concat(data.map((one) => one.data)) }
}

/** Bytes of a line of pixels with its filter, and number of lines; undefined for a header that no canvas writes. */
const sizeOf = (header: Buffer): { line: number; height: number } | undefined => {
  if (header.length !== 13) return undefined
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const [depth, color, compression, filter, interlace] = header.subarray(8)
  const bytes = bytesOfPixel[color ?? -1]
  const fits = width > 0 && height > 0 && width <= most.width && height <= most.height
  const isPlain = depth === 8 && compression === 0 && filter === 0 && interlace === 0
  return fits && bytes !== undefined && isPlain ? { line: 1 + width * bytes, height } : undefined
}

const inflated = (data: Buffer, maxOutputLength: number): Buffer | undefined => {
  try {
    // In large pieces, because most of the time goes into joining them.
    return inflateSync(data, { maxOutputLength, chunkSize: 2 ** 18 })
  } catch {
    return undefined
  }
}

/** Whether these bytes are a complete PNG as canvases write it, of at most 2,400 by 1,200 pixels. */
export const isSignaturePicture = (picture: Buffer): boolean => {
  if (!picture.subarray(0, mark.length).equals(mark)) return false
  const parts = partsOf(chunksOf(picture) ?? [])
  const size = parts && sizeOf(parts.header)
  if (!size) return false
  const lines = inflated(parts.data, size.line * size.height)
  if (lines?.length !== size.line * size.height) return false
  // Every line begins with the number of its filter, 0 to 4.
  for (let at = 0; at < lines.length; at += size.line) if ((lines[at] ?? 5) > 4) return false
  return true
}
