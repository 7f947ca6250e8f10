import { damaged, unsupported } from '../refusal.ts'
import { judgePixels } from './pixels.ts'

/** Sizes that the header of a bitmap may have. They are checked because `BM` alone starts many texts. */
const headers = [12, 40, 52, 56, 64, 108, 124]

/**
 * Judges whether this is a bitmap that can be opened. It is kept as it is, since the format has no place for texts or locations.
 * @throws ContentRefused
 */
export const judgeBmp = (content: Uint8Array): void => {
  if (content.length < 26) throw unsupported()
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
  const header = view.getUint32(14, true)
  if (!headers.includes(header)) throw unsupported()
  const [width, height] =
    header === 12
      ? [view.getUint16(18, true), view.getUint16(20, true)]
      : [view.getInt32(18, true), view.getInt32(22, true)]
  if (width < 0) throw damaged()
  // A negative height says that the first row is the upper one.
  judgePixels(width, Math.abs(height))
}
