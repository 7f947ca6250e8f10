import { damaged, tooManyPixels } from '../refusal.ts'

/** Most pixels of a picture: as many as the largest sensors of phones make, which is just under half a gigabyte in memory. */
const mostPixels = 120_000_000
/** Most pixels of a side; a panorama has some 20,000. */
const longestSide = 30_000

/**
 * Refuses a picture that no program could open, or only with far too much memory.
 * @throws ContentRefused
 */
export const judgePixels = (width: number, height: number): void => {
  if (width === 0 || height === 0) throw damaged()
  if (width > longestSide || height > longestSide || width * height > mostPixels) throw tooManyPixels()
}
