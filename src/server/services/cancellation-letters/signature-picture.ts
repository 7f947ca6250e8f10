import { crc32, inflateSync } from 'node:zlib'

// A signature comes from anybody's browser and is drawn into a letter much later. It is looked at when it comes, so that
// no picture is kept that the letter cannot have.

const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const most = { width: 2400, height: 1200 }
/** Bytes of a pixel by the colour type of PNG: grey, colours, each with transparency. Canvases make no palettes. */
const bytesOfPixel: Readonly<Record<number, number>> = { 0: 1, 2: 3, 4: 2, 6: 4 }

interface Chunk {
  type: string
  data: Buffer
}

/** The parts of a PNG up to its end; undefined where one is cut off or was changed. */
const chunksOf = (picture: Buffer): Chunk[] | undefined => {
  const chunks: Chunk[] = []
  for (let at = mark.length; at + 12 <= picture.length; ) {
    const size = picture.readUInt32BE(at)
    const end = at + 8 + size
    if (end + 4 > picture.length) return undefined
    if (crc32(picture.subarray(at + 4, end)) !== picture.readUInt32BE(end)) return undefined
    const type = picture.toString('latin1', at + 4, at + 8)
    chunks.push({ type, data: picture.subarray(at + 8, end) })
    if (type === 'IEND') return chunks
    at = end + 4
  }
  return undefined
}

/** Bytes of a line of pixels with its filter, and lines; undefined for a header that no canvas writes. */
const sizeOf = (header: Buffer): { line: number; height: number } | undefined => {
  if (header.length !== 13) return undefined
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const [depth, color, , , interlace] = header.subarray(8)
  const bytes = bytesOfPixel[color ?? -1]
  const fits = width > 0 && height > 0 && width <= most.width && height <= most.height
  return fits && bytes !== undefined && depth === 8 && interlace === 0
    ? { line: 1 + width * bytes, height }
    : undefined
}

const inflated = (data: Buffer, maxOutputLength: number): Buffer | undefined => {
  try {
    return inflateSync(data, { maxOutputLength })
  } catch {
    return undefined
  }
}

/** Whether these bytes are a PNG of at most 2,400 by 1,200 pixels that can be drawn whole. */
export const isSignaturePicture = (picture: Buffer): boolean => {
  if (!picture.subarray(0, mark.length).equals(mark)) return false
  const [header, ...rest] = chunksOf(picture) ?? []
  const size = header?.type === 'IHDR' ? sizeOf(header.data) : undefined
  if (!size) return false
  const data = Buffer.concat(rest.filter(({ type }) => type === 'IDAT').map((one) => one.data))
  const lines = inflated(data, size.line * size.height)
  if (lines?.length !== size.line * size.height) return false
  // every line says how it is to be read, by 0 to 4
  for (let at = 0; at < lines.length; at += size.line) if ((lines[at] ?? 5) > 4) return false
  return true
}
