import { crc32 } from 'node:zlib'
import { damaged } from '../refusal.ts'
import { exifOf, readOrientation } from './orientation.ts'
import { countParts } from './parts.ts'
import { judgePixels } from './pixels.ts'

const signature = Buffer.from('89504e470d0a1a0a', 'hex')

/** Chunks of the picture itself and of its colours. All others hold something else: texts, times, places. */
const keptChunks = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS'],
  ...['cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'mDCV', 'cLLI', 'bKGD', 'hIST', 'pHYs', 'sPLT'],
])

/** Whether a decoder that does not know this chunk must give up, which a capital first letter says. */
const isCritical = (name: string): boolean => /^[A-Z]/.test(name)

const chunk = (name: string, body: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body])
  const whole = Buffer.alloc(named.length + 8)
  whole.writeUInt32BE(body.length)
  named.copy(whole, 4)
  whole.writeUInt32BE(crc32(named), named.length + 4)
  return whole
}

/**
 * Removes what a PNG tells beside the picture (EXIF with its place, texts, times, anything behind its end). Its orientation and
 * colour profile stay, and no pixel changes.
 * @throws ContentRefused when it cannot be walked to its end, or is too large to be opened.
 */
export const cleanPng = (content: Uint8Array): Buffer => {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const out: Buffer[] = [signature]
  const count = countParts()
  for (let at = signature.length; at + 12 <= bytes.length; ) {
    count()
    const length = bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    const whole = bytes.subarray(at, at + 12 + length)
    const body = whole.subarray(8, 8 + length)
    const isFirst = out.length === 1
    if (whole.length < 12 + length || !/^[A-Za-z]{4}$/.test(name) || isFirst !== (name === 'IHDR'))
      throw damaged()
    at += whole.length
    if (isFirst) {
      if (length !== 13) throw damaged()
      judgePixels(body.readUInt32BE(0), body.readUInt32BE(4))
    }
    if (keptChunks.has(name)) out.push(whole)
    else if (isCritical(name)) throw damaged()
    else if (name === 'eXIf') {
      const orientation = readOrientation(body)
      if (orientation !== 1) out.push(chunk('eXIf', exifOf(orientation)))
    }
    if (name === 'IEND') return Buffer.concat(out)
  }
  throw damaged()
}
