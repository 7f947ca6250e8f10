import { damaged } from '../refusal.ts'
import { exifOf, readOrientation } from './orientation.ts'
import { countParts } from './parts.ts'
import { judgePixels } from './pixels.ts'

/** Second bytes of markers; the first is always 0xff. */
const marker = { start: 0xd8, end: 0xd9, scan: 0xda, app0: 0xe0, app1: 0xe1, app2: 0xe2, app14: 0xee }

/** Tables that a decoder needs: DHT, DAC, DQT, DNL, DRI. */
const tables = [0xc4, 0xcc, 0xdb, 0xdc, 0xdd]
/** Whether a marker starts a frame: 0xc0 to 0xcf without the tables and the reserved 0xc8 among them. */
const isFrame = (code: number): boolean =>
  code >= 0xc0 && code <= 0xcf && code !== 0xc8 && !tables.includes(code)

const startsWith = (body: Uint8Array, text: string): boolean =>
  Buffer.from(text, 'latin1').equals(body.subarray(0, text.length))

const segment = (code: number, body: Uint8Array): Buffer => {
  const head = Buffer.from([0xff, code, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

/** The part of a segment that stays; undefined for what tells about the photographer: place, time, device, comments. */
const keptBody = (code: number, body: Uint8Array): Uint8Array | undefined => {
  if (tables.includes(code) || isFrame(code)) return body
  // Without the thumbnail, which may show what was cut off the picture.
  if (code === marker.app0 && startsWith(body, 'JFIF\0') && body.length >= 14)
    return Buffer.concat([body.subarray(0, 12), Buffer.from([0, 0])])
  // Colours: their profile, and how Adobe encoded them.
  if (code === marker.app2 && startsWith(body, 'ICC_PROFILE\0')) return body
  if (code === marker.app14 && startsWith(body, 'Adobe')) return body
  return undefined
}

/** Whether a marker has no body: a restart, or one for private use. */
const isBare = (code: number): boolean => code === 0x01 || (code >= 0xd0 && code <= 0xd7)

/**
 * The position at which the bytes of a scan end: at the next marker that is not part of it (as a stuffed zero or a restart is),
 * or at the end of the file where the end of the picture is missing. Viewers show what there is.
 */
const endOfScan = (bytes: Buffer, from: number): number => {
  for (let at = from; at + 1 < bytes.length; at++) {
    if (bytes[at] !== 0xff) continue
    const code = bytes[at + 1] ?? 0
    if (code !== 0 && code !== 0xff && !isBare(code)) return at
  }
  return bytes.length
}

/** Whether these bytes begin as a JPEG does. Viewers skip what may stand before its next marker. */
export const isJpeg = (content: Uint8Array): boolean => startOfImage.equals(content.subarray(0, 2))

/** The position of the next marker, after any number of 0xff, ignoring stuffed ones; -1 where there is none. */
const nextMarker = (bytes: Buffer, from: number): number => {
  for (let at = from; at + 1 < bytes.length; at++) {
    const code = bytes[at + 1]
    if (bytes[at] === 0xff && code !== 0 && code !== 0xff) return at
  }
  return -1
}

/**
 * Removes what a JPEG tells beside the picture (EXIF with its place, XMP, IPTC, comments, anything behind its end). Its
 * orientation and colour profile stay, and no pixel changes.
 * @throws ContentRefused when it cannot be walked to its end, or is too large to be opened.
 */
export const cleanJpeg = (content: Uint8Array): Buffer => {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const out: Buffer[] = []
  let orientation = 1
  let frames = 0
  let scans = 0
  const count = countParts()
  // Bytes between segments are skipped, and a file without its end marker ends where its bytes do.
  for (let at = nextMarker(bytes, 2); at >= 0; at = nextMarker(bytes, at)) {
    const code = bytes[at + 1] ?? 0
    if (code === marker.end) break
    if (isBare(code)) {
      at += 2
      continue
    }
    count()
    const length = at + 4 > bytes.length ? 0 : bytes.readUInt16BE(at + 2)
    const body = bytes.subarray(at + 4, at + 2 + length)
    // A file that is cut off after a scan still has its picture.
    if (body.length !== length - 2 && scans > 0) break
    if (length < 2 || body.length !== length - 2) throw damaged()
    at += 2 + length
    if (code === marker.app1 && startsWith(body, 'Exif\0\0')) orientation = readOrientation(body.subarray(6))
    if (isFrame(code)) {
      frames++
      if (body.length < 6) throw damaged()
      judgePixels(body.readUInt16BE(3), body.readUInt16BE(1))
    }
    if (code === marker.scan) {
      scans++
      const end = endOfScan(bytes, at)
      out.push(segment(code, body), bytes.subarray(at, end))
      at = end
      continue
    }
    const left = keptBody(code, body)
    if (left) out.push(segment(code, left))
  }
  if (frames !== 1 || scans === 0) throw damaged()
  const up = orientation === 1 ? [] : [segment(marker.app1, Buffer.concat([exifHead, exifOf(orientation)]))]
  return Buffer.concat([startOfImage, ...inOrder(out, up), endOfImage])
}

const startOfImage = Buffer.from([0xff, marker.start])
const endOfImage = Buffer.from([0xff, marker.end])
const exifHead = Buffer.from('Exif\0\0', 'latin1')

/** Puts the orientation after the JFIF head, where there is one, because readers expect that first. */
const inOrder = (out: Buffer[], up: Buffer[]): Buffer[] => {
  const heads = out[0]?.[1] === marker.app0 ? 1 : 0
  return [...out.slice(0, heads), ...up, ...out.slice(heads)]
}
