import { hasArchiveAtEnd } from './archive-at-end.ts'
import { isLockedHead, isLockedRecords } from './compound-lock.ts'
import { locked, macros, unsupported } from './refusal.ts'

/** First bytes of a document of Word 2. A flag of its header marks a template, which may hold macros. */
const wordTwo = Buffer.from('dba52d00', 'hex')
const isTemplate = (head: Buffer): boolean => (head.readUInt16LE(10) & 1) !== 0

/** First bytes of a file of Excel 2, 3 or 4, followed by its kind: a sheet. Macros were sheets of a kind of their own. */
const excelVersions = [0x0009, 0x0209, 0x0409]
const sheet = 0x10

const headOf = (content: Uint8Array): Buffer => Buffer.from(content.subarray(0, 512))

const isOf = (head: Buffer, program: 'word' | 'excel'): boolean =>
  head.length >= 12 &&
  (program === 'word'
    ? head.subarray(0, 4).equals(wordTwo)
    : excelVersions.includes(head.readUInt16LE(0)) && head.readUInt16LE(6) === sheet)

/** Whether this is a document of Word 2 or a sheet of Excel 2 to 4, which are not compound files yet. */
export const isBefore97 = (content: Uint8Array): boolean => {
  const head = headOf(content)
  return isOf(head, 'word') || isOf(head, 'excel')
}

/**
 * Judges a document of Word 2 or a sheet of Excel 2 to 4.
 * @throws ContentRefused where it is of the other program, has macros or a password, or an archive stands at its end.
 */
export const judgeBefore97 = (content: Uint8Array, program: 'word' | 'excel'): void => {
  const head = headOf(content)
  if (!isOf(head, program) || hasArchiveAtEnd(content)) throw unsupported()
  if (program === 'word' && isTemplate(head)) throw macros()
  if (program === 'word' ? isLockedHead(head) : isLockedRecords(head)) throw locked()
}
