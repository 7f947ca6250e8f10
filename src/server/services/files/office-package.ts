import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { endOfDirectory } from './archive-at-end.ts'
import { CompoundFileNames, isCompoundFile, refuseVba } from './compound-file.ts'
import { ContentRefused, damaged, locked, macros, tooLargeOpened, unsupported } from './refusal.ts'

/** Most bytes that a document may have when it is unpacked: six times the largest that is taken. */
const mostUnpacked = 60 * 1024 * 1024
/** Most parts of a document. One of a hundred pages with pictures has some two hundred. */
const mostParts = 1000
/** Most bytes of the list of what each part is. */
const mostContentTypes = 1024 * 1024

/** What the main part may be: a document, or a template without macros that was given the name of one. */
const mainTypes = {
  word: /["']application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.(?:document|template)\.main\+xml["']/,
  excel:
    /["']application\/vnd\.openxmlformats-officedocument\.spreadsheetml\.(?:sheet|template)\.main\+xml["']/,
}
/** Of parts and of their types: VBA, and the sheets of macros that Excel had before it. */
const macroWords = /vbaproject|vbadata|macroenabled|macrosheet/

/** Whether these bytes begin as a ZIP does. */
export const isZip = (content: Uint8Array): boolean =>
  Buffer.from('504b0304', 'hex').equals(content.subarray(0, 4))

/** A ZIP without what stands behind its end, which programs pass over. */
const withoutRest = (content: Uint8Array): Buffer => {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const end = bytes.lastIndexOf(endOfDirectory)
  if (end < 0 || end + 22 > bytes.length) return bytes
  return bytes.subarray(0, end + 22 + bytes.readUInt16LE(end + 20))
}

/**
 * Looks whether a ZIP is a document of Word or Excel, whole, without macros and of a size that can be opened; answers it
 * without what stands behind its end. Everything is unpacked once, into nothing: what a part says of its own size is held
 * to it.
 * @throws ContentRefused
 */
export const judgeOfficePackage = async (
  content: Uint8Array,
  program: keyof typeof mainTypes,
): Promise<Uint8Array> => {
  try {
    const bytes = withoutRest(content)
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false })
    if (zip.entryCount > mostParts) throw tooLargeOpened()
    const parts = await readParts(zip)
    let types: string | undefined
    for (const part of parts) {
      const text = await unpack(zip, part)
      if (part.fileName.toLowerCase() === '[content_types].xml') types = text
    }
    judgeTypes(types, mainTypes[program])
    return bytes
  } catch (thrown) {
    // what the library says of a broken ZIP is for nobody
    throw thrown instanceof ContentRefused ? thrown : damaged()
  }
}

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
  let markup: Markup | undefined
  let begun = false
  for await (const chunk of (await zip.openReadStreamPromise(part)) as AsyncIterable<Buffer>) {
    if (!begun) {
      if (isCompoundFile(chunk)) embedded = new CompoundFileNames()
      if (mayBeMarkup(chunk)) markup = new Markup(part.fileName)
    }
    begun = true
    embedded?.read(chunk)
    markup?.read(chunk)
    if (isTypes) kept.push(chunk)
  }
  // whatever a part is called, a project of VBA in it is one
  if (embedded) refuseVba(embedded)
  return isTypes ? textOf(Buffer.concat(kept)) : undefined
}

/** Parts that each program reads as XML by its strictest rules: the standard of these packages forbids a DOCTYPE in them. */
const isStrict = (name: string): boolean => /\.(?:xml|rels)$/i.test(name)

/** Whether a part may hold markup: it begins with a tag, behind the mark of its encoding and spaces, however many. */
const mayBeMarkup = (head: Buffer): boolean =>
  /^[\xef\xbb\xbf\xfe\xff\0\s]*(?:<|$)/.test(head.toString('latin1'))

/** Longer than what is looked for, which may stand across two chunks. */
const overlap = 16

/**
 * Looks through a part for what no document needs. Entities that repeat each other a billion times have to be declared,
 * whatever the part is. A DOCTYPE alone is harmless, and drawings (SVG, VML) and pages (HTML) within a document have one.
 */
class Markup {
  readonly #forbidden: RegExp
  #rest = ''

  constructor(name: string) {
    this.#forbidden = isStrict(name) ? /<!(?:DOCTYPE|ENTITY)/i : /<!ENTITY/i
  }

  /** @throws ContentRefused */
  read(chunk: Buffer): void {
    // nothing begins here: of zeros and words alone there may be very many
    if (!this.#rest.includes('<') && !chunk.includes(0x3c)) {
      this.#rest = ''
      return
    }
    // without the zeros of UTF-16 and UTF-32
    const text = this.#rest + chunk.toString('latin1').replaceAll('\0', '')
    if (this.#forbidden.test(text)) throw damaged()
    this.#rest = text.slice(-overlap)
  }
}

/** XML as text: UTF-16 where it says so by its first bytes, UTF-8 else. */
const textOf = (bytes: Buffer): string => {
  const encoding = bytes[0] === 0xff ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}

const judgeTypes = (types: string | undefined, main: RegExp): void => {
  if (types === undefined) throw unsupported()
  // no program writes a type in character references: it would be to hide one
  if (macroWords.test(types.toLowerCase())) throw macros()
  if (types.includes('&#')) throw damaged()
  if (!main.test(types)) throw unsupported()
}
