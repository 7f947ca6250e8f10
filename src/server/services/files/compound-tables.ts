/** Values in place of a sector number: from `firstReserved` on it is no sector of the file, and `unused` marks a free sector. */
const firstReserved = 0xfffffffa
const unused = 0xffffffff

/** Bytes of a directory entry; `smallSector` are those of a small sector. */
const entrySize = 128
const smallSector = 64
/** Bytes from which a stream stands in normal sectors; smaller ones stand in small sectors. */
const smallStream = 4096
/** Most bytes that are read of the beginning of a stream. The smallest sector has as many, so they stand in one sector. */
const headSize = 512

/** An entry of the directory: where a stream or storage begins, its size, and its neighbours in the tree of names. */
interface Entry {
  name: string
  kind: number
  neighbours: number[]
  child: number
  start: number
  size: number
}

/**
 * The tables of an OLE compound file: where it ends, and how its streams begin. Every walk takes at most as many steps as the
 * file has sectors or entries, whatever the tables say.
 */
export class CompoundTables {
  readonly #bytes: Buffer
  readonly #sectorSize: number
  /** The number of the sector that follows each sector. */
  readonly #next: number[] = []
  #directory: Entry[] | undefined

  constructor(content: Uint8Array) {
    this.#bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
    this.#sectorSize = this.#bytes.length >= 512 && this.#bytes.readUInt16LE(30) === 12 ? 4096 : 512
    for (const sector of this.#tableSectors()) this.#next.push(...this.#numbersOf(sector))
  }

  /** The position at which the last sector in use ends. What stands behind it is not part of the file. */
  get end(): number {
    const last = this.#next.findLastIndex((next) => next !== unused)
    return this.#placeOf(last + 1)
  }

  /** The first bytes of a stream of the document itself, not of an embedded one; undefined where there is none. */
  headOf(name: string): Buffer | undefined {
    const entries = this.#entries()
    const root = entries[0]
    const found = this.#childrenOf(root, entries).find((one) => one.kind === 2 && one.name === name)
    if (!root || !found) return undefined
    const at = found.size < smallStream ? this.#smallPlaceOf(found.start, root) : this.#placeOf(found.start)
    return this.#bytes.subarray(at, at + Math.min(found.size, headSize))
  }

  #placeOf(sector: number): number {
    return Math.min((sector + 1) * this.#sectorSize, this.#bytes.length)
  }

  /** The position of a small sector. Small sectors stand one after the other in a stream of the root. */
  #smallPlaceOf(sector: number, root: Entry): number {
    const inRoot = sector * smallSector
    const holder = this.#chain(root.start)[Math.floor(inRoot / this.#sectorSize)]
    return holder === undefined ? this.#bytes.length : this.#placeOf(holder) + (inRoot % this.#sectorSize)
  }

  #numbersOf(sector: number): number[] {
    const at = this.#placeOf(sector)
    const whole = this.#bytes.subarray(at, at + this.#sectorSize)
    return Array.from({ length: Math.floor(whole.length / 4) }, (_, index) => whole.readUInt32LE(4 * index))
  }

  /** The sectors that hold the table. The header lists the first 109, and further lists are chained. */
  #tableSectors(): number[] {
    if (this.#bytes.length < 512) return []
    // At most as many as a table of all sectors of this file needs.
    const most = Math.ceil(this.#bytes.length / this.#sectorSize / (this.#sectorSize / 4))
    const count = Math.min(this.#bytes.readUInt32LE(44), most)
    const sectors = Array.from({ length: 109 }, (_, index) => this.#bytes.readUInt32LE(76 + 4 * index))
    let list = this.#bytes.readUInt32LE(68)
    while (sectors.length < count && list < firstReserved) {
      const numbers = this.#numbersOf(list)
      list = numbers.pop() ?? unused
      sectors.push(...numbers)
    }
    return sectors.slice(0, count).filter((sector) => sector < firstReserved)
  }

  /** The sectors of a chain. A chain that comes back to itself ends there. */
  #chain(first: number): number[] {
    const sectors = new Set<number>()
    for (let at = first; at < this.#next.length && !sectors.has(at); at = this.#next[at] ?? unused)
      sectors.add(at)
    return [...sectors]
  }

  #entries(): Entry[] {
    this.#directory ??= this.#readEntries()
    return this.#directory
  }

  #readEntries(): Entry[] {
    return this.#chain(this.#bytes.readUInt32LE(48)).flatMap((sector) => {
      const at = this.#placeOf(sector)
      const count = Math.floor((Math.min(at + this.#sectorSize, this.#bytes.length) - at) / entrySize)
      return Array.from({ length: count }, (_, index) => this.#entryAt(at + index * entrySize))
    })
  }

  #entryAt(at: number): Entry {
    const bytes = this.#bytes
    const length = Math.min(bytes.readUInt16LE(at + 64), 64)
    return {
      name: bytes.toString('utf16le', at, at + Math.max(0, length - 2)).toLowerCase(),
      kind: bytes.readUInt8(at + 66),
      neighbours: [bytes.readUInt32LE(at + 68), bytes.readUInt32LE(at + 72)],
      child: bytes.readUInt32LE(at + 76),
      start: bytes.readUInt32LE(at + 116),
      size: bytes.readUInt32LE(at + 120),
    }
  }

  #childrenOf(parent: Entry | undefined, entries: readonly Entry[]): Entry[] {
    const seen = new Set<Entry>()
    const waiting = [parent?.child]
    while (waiting.length > 0) {
      const entry = entries[waiting.pop() ?? unused]
      if (!entry || seen.has(entry)) continue
      seen.add(entry)
      waiting.push(...entry.neighbours)
    }
    return [...seen]
  }
}
