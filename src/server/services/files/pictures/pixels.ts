import { damaged, tooManyPixels } from '../refusal.ts'

/** Most pixels of a picture: what the largest sensors of phones make, short of half a gigabyte once it is opened. */
const mostPixels = 120_000_000
/** Longest side; a panorama has some 20,000. */
const longestSide = 30_000

/** @throws ContentRefused for a picture that no program could open, or only with far too much memory. */
export const judgePixels = (width: number, height: number): void => {
  if (width === 0 || height === 0) throw damaged()
  if (width > longestSide || height > longestSide || width * height > mostPixels) throw tooManyPixels()
}
