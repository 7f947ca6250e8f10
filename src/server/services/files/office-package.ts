import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { endOfDirectory } from './archive-at-end.ts'
import { CompoundFileNames, isCompoundFile, refuseVba } from './compound-file.ts'
import { ContentRefused, damaged, locked, macros, tooLargeOpened, unsupported } from './refusal.ts'

/** Most bytes that a document may have when it is unpacked: six times the largest upload. */
const mostUnpacked = 60 * 1024 * 1024
/** Most parts of a document. One of a hundred pages with pictures has some two hundred. */
const mostParts = 1000
/** Most bytes of `[Content_Types].xml`, the list of what each part is. */
const mostContentTypes = 1024 * 1024

/** Types that the main part may have: a document, or a template without macros that was given the name of one. */
const mainTypes = {
  word: /["']application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.(?:document|template)\.main\+xml["']/,
  excel:
    /["']application\/vnd\.openxmlformats-officedocument\.spreadsheetml\.(?:sheet|template)\.main\+xml["']/,
}
/** Words in names and types of parts that mean macros: VBA, and the macro sheets that Excel had before it. */
const macroWords = /vbaproject|vbadata|macroenabled|macrosheet/

export const isZip = (content: Uint8Array): boolean =>
  Buffer.from('504b0304', 'hex').equals(content.subarray(0, 4))

/** A ZIP without what stands behind its end, which programs ignore. */
const withoutRest = (content: Uint8Array): Buffer => {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const end = bytes.lastIndexOf(endOfDirectory)
  if (end < 0 || end + 22 > bytes.length) return bytes
  return bytes.subarray(0, end + 22 + bytes.readUInt16LE(end + 20))
}

/**
 * Judges whether a ZIP is a complete document of Word or Excel, without macros and of a size that can be opened; answers it
 * without what stands behind its end. Every part is unpacked once, without keeping it, and may not be larger than it says.
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
    // The library's message about a broken ZIP is not shown to anybody.
    throw thrown instanceof ContentRefused ? thrown : damaged()
  }
}

const readParts = async (zip: ZipFile): Promise<Entry[]> => {
  const parts: Entry[] = []
  const names = new Set<string>()
  let unpacked = 0
  for await (const part of zip.eachEntry()) {
    const name = part.fileName.toLowerCase()
    // Programs differ in which of two parts with one name they read.
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

/**
 * Unpacks one part to its end; answers its text where it is the list of types. The library stops a part that is longer than it
 * said.
 */
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
  // A project of VBA is refused whatever its part is called.
  if (embedded) refuseVba(embedded)
  return isTypes ? textOf(Buffer.concat(kept)) : undefined
}

/** Whether a part is read as strict XML by every program. The standard of these packages forbids a DOCTYPE in those. */
const isStrict = (name: string): boolean => /\.(?:xml|rels)$/i.test(name)

/** Whether a part may hold markup: it begins with a tag, after a byte order mark and any number of spaces. */
const mayBeMarkup = (head: Buffer): boolean =>
  /^[\xef\xbb\xbf\xfe\xff\0\s]*(?:<|$)/.test(head.toString('latin1'))

/**
 * Characters of a chunk that are kept for the next: more than the longest text that is searched for, which may span two chunks.
 */
const overlap = 16

/**
 * Searches a part for what no document needs. Entities that repeat each other a billion times have to be declared, so a
 * declaration is refused in every part. A DOCTYPE alone is harmless, and drawings (SVG, VML) and pages (HTML) within a document
 * have one.
 */
class Markup {
  readonly #forbidden: RegExp
  #rest = ''

  constructor(name: string) {
    this.#forbidden = isStrict(name) ? /<!(?:DOCTYPE|ENTITY)/i : /<!ENTITY/i
  }

  /** @throws ContentRefused */
  read(chunk: Buffer): void {
    // No tag begins in this chunk, and there may be very many of zeros or text alone.
    if (!this.#rest.includes('<') && !chunk.includes(0x3c)) {
      this.#rest = ''
      return
    }
    // Removes the zeros of UTF-16 and UTF-32.
    const text = this.#rest + chunk.toString('latin1').replaceAll('\0', '')
    if (this.#forbidden.test(text)) throw damaged()
    this.#rest = text.slice(-overlap)
  }
}

/** XML as text: UTF-16 where its first bytes say so, or else UTF-8. */
const textOf = (bytes: Buffer): string => {
  const encoding = bytes[0] === 0xff ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}

const judgeTypes = (types: string | undefined, main: RegExp): void => {
  if (types === undefined) throw unsupported()
  // No program writes a type with character references, except to hide one.
  if (macroWords.test(types.toLowerCase())) throw macros()
  if (types.includes('&#')) throw damaged()
  if (!main.test(types)) throw unsupported()
}
