import { hasArchiveAtEnd } from './archive-at-end.ts'
import { judgeBefore97 } from './before-97.ts'
import { isLockedText, isLockedWorkbook } from './compound-lock.ts'
import { CompoundTables } from './compound-tables.ts'
import { locked, macros, unsupported } from './refusal.ts'

/** First bytes of an OLE compound file: .doc, .xls, and what is embedded in newer documents. */
const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/** Bytes of a directory entry. The header and the sectors are multiples of it, so each entry stands at a multiple of it. */
const entrySize = 128

/** Kinds of directory entries that are read: a storage (1) and a stream (2). */
const kinds = [1, 2]

/** Names in the directory, in lower case, that tell what a file is. */
const tellingNames = new Set([
  // Word and Excel keep their text here.
  'worddocument',
  'workbook',
  'book',
  // VBA: of Word, of Excel, of both, and the stream that each project has.
  'macros',
  '_vba_project_cur',
  'vba',
  '_vba_project',
  // A newer document with a password.
  'encryptedpackage',
])

export const isCompoundFile = (head: Uint8Array): boolean =>
  signature.equals(head.subarray(0, signature.length))

/**
 * Collects the telling names in the directory of a compound file that is read part by part. Every place where an entry can stand
 * is looked at, whatever the chain of sectors says, so that a chain that lies or runs in a circle hides nothing.
 */
export class CompoundFileNames {
  readonly names = new Set<string>()
  #rest: Uint8Array = new Uint8Array()

  read(part: Uint8Array): void {
    const bytes = Buffer.concat([this.#rest, part])
    const whole = bytes.length - (bytes.length % entrySize)
    for (let at = 0; at < whole; at += entrySize) this.#readEntry(bytes, at)
    this.#rest = bytes.subarray(whole)
  }

  #readEntry(bytes: Buffer, at: number): void {
    // The length in bytes, with the zero that ends the name.
    const length = bytes.readUInt16LE(at + 64)
    if (length < 4 || length > 64 || !kinds.includes(bytes.readUInt8(at + 66))) return
    const name = bytes.toString('utf16le', at, at + length - 2).toLowerCase()
    if (tellingNames.has(name)) this.names.add(name)
  }
}

/**
 * Refuses a file with a project of VBA among its names.
 * @throws ContentRefused.
 */
export const refuseVba = ({ names: found }: CompoundFileNames): void => {
  if (['macros', '_vba_project_cur', 'vba', '_vba_project'].some((name) => found.has(name))) throw macros()
}

const namesIn = (content: Uint8Array): CompoundFileNames => {
  const names = new CompoundFileNames()
  names.read(content)
  return names
}

/** Whether this is a newer document (.docx, .xlsx) with a password, which is stored in a compound file. */
export const isLockedPackage = (content: Uint8Array): boolean =>
  isCompoundFile(content) && namesIn(content).names.has('encryptedpackage')

/**
 * Judges whether a compound file, or a file of the time before those, is a document of Word or Excel without macros or password.
 * What stands in its sectors is part of it, such as the ZIP in which newer programs keep the theme; an archive behind them is
 * another file.
 * @throws ContentRefused
 */
export const judgeCompoundFile = (content: Uint8Array, program: 'word' | 'excel'): void => {
  if (!isCompoundFile(content)) {
    judgeBefore97(content, program)
    return
  }
  const names = namesIn(content)
  const own = program === 'word' ? ['worddocument'] : ['workbook', 'book']
  if (!own.some((name) => names.names.has(name))) throw unsupported()
  refuseVba(names)
  const tables = new CompoundTables(content)
  if (program === 'word' ? isLockedText(tables) : isLockedWorkbook(tables)) throw locked()
  if (hasArchiveAtEnd(content, tables.end)) throw unsupported()
}
