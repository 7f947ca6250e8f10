import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { CompoundFileNames, isCompoundFile, refuseVba } from './compound-file.ts'
import { ContentRefused, damaged, locked, macros, tooLargeOpened, unsupported } from './refusal.ts'

/** Most bytes that a document may have when it is unpacked: ten times the largest that is taken. */
const mostUnpacked = 100 * 1024 * 1024
/** Most parts of a document. One of a hundred pages with pictures has some two hundred. */
const mostParts = 2000
/** Most bytes of the list of what each part is. */
const mostContentTypes = 1024 * 1024

const mainTypes = {
  word: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  excel: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
}
/** Of parts and of their types: VBA, and the sheets of macros that Excel had before it. */
const macroWords = /vbaproject|vbadata|macroenabled|macrosheet/

/** Whether these bytes begin as a ZIP does. */
export const isZip = (content: Uint8Array): boolean =>
  Buffer.from('504b0304', 'hex').equals(content.subarray(0, 4))

let last: Promise<unknown> = Promise.resolve()

/** One after the other in this process: whoever sends many at once has one processor work for them, not all. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const own = last.then(work, work)
  last = own.catch(() => undefined)
  return own
}

/**
 * Looks whether a ZIP is a document of Word or Excel, whole, without macros and of a size that can be opened.
 * Everything is unpacked once, into nothing: what a part says of its own size is held to it.
 * @throws ContentRefused
 */
export const judgeOfficePackage = (content: Uint8Array, program: keyof typeof mainTypes): Promise<void> =>
  inTurn(async () => {
    try {
      const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
      const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false })
      if (zip.entryCount > mostParts) throw tooLargeOpened()
      const parts = await readParts(zip)
      let types: string | undefined
      for (const part of parts) {
        const text = await unpack(zip, part)
        if (part.fileName.toLowerCase() === '[content_types].xml') types = text
      }
      judgeTypes(types, mainTypes[program])
    } catch (thrown) {
      // what the library says of a broken ZIP is for nobody
      throw thrown instanceof ContentRefused ? thrown : damaged()
    }
  })

/** The parts by what the directory at the end says of them. */
const readParts = async (zip: ZipFile): Promise<Entry[]> => {
  const parts: Entry[] = []
  const names = new Set<string>()
  let unpacked = 0
  for await (const part of zip.eachEntry()) {
    const name = part.fileName.toLowerCase()
    // of two parts with one name each program reads another
    if (names.has(name)) throw damaged()
    names.add(name)
    if (part.isEncrypted()) throw locked()
    if (macroWords.test(name)) throw macros()
    unpacked += part.uncompressedSize
    if (unpacked > mostUnpacked) throw tooLargeOpened()
    parts.push(part)
  }
  return parts
}

/** Unpacks one part to its end; its text where it is the list of types. The library stops one that is longer than it said. */
const unpack = async (zip: ZipFile, part: Entry): Promise<string | undefined> => {
  const isTypes = part.fileName.toLowerCase() === '[content_types].xml'
  if (isTypes && part.uncompressedSize > mostContentTypes) throw tooLargeOpened()
  const kept: Buffer[] = []
  let embedded: CompoundFileNames | undefined
  let begun = false
  for await (const chunk of (await zip.openReadStreamPromise(part)) as AsyncIterable<Buffer>) {
    if (!begun) {
      if (isCompoundFile(chunk)) embedded = new CompoundFileNames()
      refuseDoctype(chunk)
    }
    begun = true
    embedded?.read(chunk)
    if (isTypes) kept.push(chunk)
  }
  // whatever a part is called, a project of VBA in it is one
  if (embedded) refuseVba(embedded)
  return isTypes ? textOf(Buffer.concat(kept)) : undefined
}

/** The standard of these packages forbids it, and entities that repeat each other a billion times need it. */
const refuseDoctype = (head: Buffer): void => {
  const text = head.toString('latin1', 0, 4096).replaceAll('\0', '')
  if (/^[^<]{0,8}<[?!]/.test(text) && /<!DOCTYPE/i.test(text)) throw damaged()
}

/** XML as text: UTF-16 where it says so by its first bytes, UTF-8 else. */
const textOf = (bytes: Buffer): string => {
  const encoding = bytes[0] === 0xff ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}

const judgeTypes = (types: string | undefined, main: string): void => {
  if (types === undefined) throw unsupported()
  // no program writes a type in character references: it would be to hide one
  if (macroWords.test(types.toLowerCase())) throw macros()
  if (types.includes('&#')) throw damaged()
  if (!types.includes(`"${main}"`) && !types.includes(`'${main}'`)) throw unsupported()
}
