import { damaged } from '../refusal.ts'

/** Most parts of a picture: segments, chunks or blocks. A long animation has some thousands. */
const mostParts = 20_000

/**
 * Makes a counter of the parts of one picture. A file with very many empty parts would keep the process busy for seconds, and
 * fill its memory.
 * @throws ContentRefused at one too many
 */
export const countParts = (): (() => void) => {
  let parts = 0
  return () => {
    parts++
    if (parts > mostParts) throw damaged()
  }
}
