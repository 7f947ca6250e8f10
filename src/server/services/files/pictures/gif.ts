import { damaged } from '../refusal.ts'
import { countParts } from './parts.ts'
import { judgePixels } from './pixels.ts'

/** First bytes of the kinds of blocks. */
const block = { image: 0x2c, extension: 0x21, end: 0x3b }
/** Label of the extension that says how long a picture of an animation is shown. */
const graphicControl = 0xf9
const application = 0xff
/** Names of the application data that concern the picture: how often an animation is repeated. */
const repeats = ['NETSCAPE2.0', 'ANIMEXTS1.0']

/** Bytes of a table of colours, by the flags of the block that it belongs to. */
const tableBytes = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1))

/** The position at which a series of sub-blocks ends. Each has its length in front, and an empty one is the last. */
const endOfSubBlocks = (bytes: Buffer, from: number): number => {
  let at = from
  for (let length = bytes[at]; length !== 0; length = bytes[at]) {
    if (length === undefined) throw damaged()
    at += 1 + length
  }
  return at + 1
}

const isKept = (bytes: Buffer, at: number): boolean => {
  const label = bytes[at + 1]
  return (
    label === graphicControl ||
    (label === application && repeats.includes(bytes.toString('latin1', at + 3, at + 14)))
  )
}

/**
 * Removes comments, application data (such as XMP with a location) and anything behind the end of a GIF.
 * @throws ContentRefused when it cannot be walked to its end, or is too large to be opened.
 */
export const cleanGif = (content: Uint8Array): Buffer => {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  if (bytes.length < 14) throw damaged()
  judgePixels(bytes.readUInt16LE(6), bytes.readUInt16LE(8))
  let at = 13 + tableBytes(bytes[10] ?? 0)
  const out = [bytes.subarray(0, at)]
  const count = countParts()
  for (let pictures = 0; at < bytes.length; ) {
    count()
    const from = at
    if (bytes[at] === block.end) {
      if (pictures === 0) break
      return Buffer.concat([...out, Buffer.from([block.end])])
    }
    if (bytes[at] === block.image) {
      pictures++
      if (at + 10 > bytes.length) break
      // A byte with the smallest code size stands before the sub-blocks.
      at = endOfSubBlocks(bytes, at + 10 + tableBytes(bytes[at + 9] ?? 0) + 1)
      out.push(bytes.subarray(from, at))
    } else if (bytes[at] === block.extension) {
      at = endOfSubBlocks(bytes, at + 2)
      if (isKept(bytes, from)) out.push(bytes.subarray(from, at))
    } else break
  }
  throw damaged()
}
