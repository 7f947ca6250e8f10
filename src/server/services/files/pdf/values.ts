/** A value of a PDF, as far as trailers and locks have them. */
export type PdfValue =
  | string
  | number
  | boolean
  | undefined
  | Buffer
  | PdfReference
  | PdfValue[]
  | PdfDictionary
/** Values by the names of their entries, without the slash. */
export type PdfDictionary = Map<string, PdfValue>
/** A reference to an object elsewhere in the file. */
export class PdfReference {
  readonly object: string

  constructor(object: string) {
    this.object = object
  }
}

/** Most bytes of a value that are read; `deepest` is how deep lists and dictionaries may be nested in it. */
const longest = 16 * 1024
const deepest = 10

/** Marks the end of a list, of a dictionary, or of everything. */
const ends = Symbol('ends')

/** Patterns of the tokens of a PDF; `space` includes comments. */
const space = /(?:[\0\t\n\f\r ]+|%[^\r\n]*)*/y
const reference = /\d{1,10}[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/y
const word = /[^\0\t\n\f\r ()<>[\]{}/%]+/y
const hexadecimal = /<([0-9a-f\0\t\n\f\r ]*)>/iy
const named = /\/([^\0\t\n\f\r ()<>[\]{}/%]*)/y

/** Reads one value from its first byte on. Reading stops at what makes no sense, and keeps what it has, as viewers do. */
class Reader {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  read(depth = 0): PdfValue | typeof ends {
    this.#take(space)
    if (depth > deepest) return ends
    if (this.#text.startsWith('<<', this.#at)) return this.#dictionary(depth)
    const hex = this.#take(hexadecimal)
    // A last half byte counts as if a zero followed it. After whole bytes the added zero is dropped.
    if (hex) return Buffer.from(`${hex[1]?.replace(/[^0-9a-f]/gi, '')}0`, 'hex')
    const first = this.#text[this.#at]
    if (first === '(') return this.#string()
    if (first === '[') return this.#list(depth)
    if (first === '/') return this.#name()
    const other = this.#take(reference)
    if (other) return new PdfReference(other[0])
    return scalarOf(this.#take(word)?.[0])
  }

  #take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text) ?? undefined
    if (found) this.#at = pattern.lastIndex
    return found
  }

  #name(): string {
    const name = this.#take(named)?.[1] ?? ''
    return name.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
  }

  #list(depth: number): PdfValue[] {
    this.#at++
    const list: PdfValue[] = []
    for (let value = this.read(depth + 1); value !== ends; value = this.read(depth + 1)) list.push(value)
    if (this.#text[this.#at] === ']') this.#at++
    return list
  }

  #dictionary(depth: number): PdfDictionary {
    this.#at += 2
    const entries: PdfDictionary = new Map()
    for (this.#take(space); this.#text[this.#at] === '/'; this.#take(space)) {
      const name = this.#name()
      const value = this.read(depth + 1)
      if (value === ends) break
      entries.set(name, value)
    }
    if (this.#text.startsWith('>>', this.#at)) this.#at += 2
    return entries
  }

  /** A text between parentheses, which may contain them in pairs or after a backslash. */
  #string(): Buffer {
    const bytes: number[] = []
    let open = 0
    for (; this.#at < this.#text.length; this.#at++) {
      const sign = this.#text[this.#at] ?? ''
      if (sign === '(' && open++ === 0) continue
      if (sign === ')' && --open === 0) break
      if (sign === '\\') bytes.push(...this.#escaped())
      else bytes.push(sign.charCodeAt(0))
    }
    this.#at++
    return Buffer.from(bytes)
  }

  #escaped(): number[] {
    const code = this.#take(/\\([0-7]{1,3})/y)
    this.#at += code ? -1 : 1
    if (code) return [Number.parseInt(code[1] ?? '', 8) & 255]
    const sign = this.#text[this.#at] ?? ''
    if (sign === '\r' && this.#text[this.#at + 1] === '\n') this.#at++
    if (sign === '\r' || sign === '\n') return []
    return [(escapes[sign] ?? sign).charCodeAt(0)]
  }
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

const scalarOf = (text: string | undefined): PdfValue | typeof ends => {
  if (text === undefined) return ends
  if (text === 'true' || text === 'false') return text === 'true'
  const number = Number(text)
  return Number.isNaN(number) ? undefined : number
}

/** The value at this position of a PDF. Of an incomplete one, as much as can be read. */
export const valueAt = (bytes: Buffer, at: number): PdfValue => {
  const value = new Reader(bytes.toString('latin1', at, at + longest)).read()
  return value === ends ? undefined : value
}
