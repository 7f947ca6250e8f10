import { isSpamSafe, spaced } from '../../rules/spam-safe-text.ts'
import { type SummaryRow, summaryRow } from '../brick/summary-rows.ts'
import { extensionOf, uploadedFiles } from './attachments.ts'

/** The day and time in the name that a phone gives a photo: `IMG_20261128_101530`. Nobody can call it. */
const dayAndTime =
  /(?<!\d[^\p{L}\p{N}]{0,8})20\d\d[01]\d[0-3]\d(?:[-_ ]?[0-2]\d(?:[0-5]\d){2}(?:\d{3})?)?(?![^\p{L}\p{N}]{0,8}\d)/u

/** Whether the name of a file leads nowhere. The endings that we take are no web addresses: `.pdf` is no country. */
const isSafeName = (name: string): boolean => {
  const extension = extensionOf(name)
  const stem = uploadedFiles.includes(extension) ? name.slice(0, -extension.length) : name
  return isSpamSafe(stem.replace(dayAndTime, ''))
}

/**
 * The row of the files of a request, by their names. A mail to a stranger tells each name by itself, and leaves out those that
 * could lead somewhere.
 */
export const filesRow = (names: readonly string[]): SummaryRow[] => {
  const safe = names.filter(isSafeName)
  const others = names.filter((name) => !safe.includes(name))
  return summaryRow('Bijlagen', names.join(', '), {
    isVisitorText: true,
    parts: [
      ...safe.flatMap((name) => summaryRow('Bijlage', spaced(name))),
      ...summaryRow('Bijlage', others.join(', '), { isVisitorText: true }),
    ],
  })
}
