import { createHash } from 'node:crypto'
import type { CompoundTables } from './compound-tables.ts'
import { rc4 } from './rc4.ts'

/** Records of a workbook: where it begins, what stands in front of a lock, and the lock. */
const record = { writeProtected: 0x86, lock: 0x2f }

/** The password that Excel itself gives a workbook whose layout is protected, and that each reader tries unasked. */
const given = Buffer.from('VelvetSweatshop', 'utf16le')
/** What that password is told by in the oldest lock. */
const givenSum = 0x9a0a

/** Whether a document of Word asks for a password. */
export const isLockedText = (tables: CompoundTables): boolean => isLockedHead(tables.headOf('worddocument'))

/** The same by how its text begins: the header says so. */
export const isLockedHead = (head: Buffer = Buffer.alloc(0)): boolean =>
  head.length >= 12 && (head.readUInt16LE(10) & 0x100) !== 0

/** Whether a workbook of Excel asks for a password. */
export const isLockedWorkbook = (tables: CompoundTables): boolean =>
  isLockedRecords(tables.headOf('workbook') ?? tables.headOf('book'))

/** The same by its first records. */
export const isLockedRecords = (head: Buffer = Buffer.alloc(0)): boolean => {
  const lock = lockIn(head)
  return lock !== undefined && !opensUnasked(lock)
}

/** What the record of a lock says: it is the second, or the third behind one that says that nobody may write. */
const lockIn = (head: Buffer): Buffer | undefined => {
  for (let at = 0; at + 4 <= head.length; ) {
    const kind = head.readUInt16LE(at)
    const next = at + 4 + head.readUInt16LE(at + 2)
    if (kind === record.lock) return head.subarray(at + 4, next)
    if (at > 0 && kind !== record.writeProtected) return undefined
    at = next
  }
  return undefined
}

const opensUnasked = (lock: Buffer): boolean => {
  // of before Excel 97: a key, and the sum of the password
  if (lock.length === 4) return lock.readUInt16LE(2) === givenSum
  if (lock.length < 6) return false
  if (lock.readUInt16LE(0) === 0) return lock.readUInt16LE(4) === givenSum
  return lock.readUInt16LE(2) === 1 ? opensByMd5(lock.subarray(6)) : opensBySha1(lock.subarray(6))
}

const hash = (kind: 'md5' | 'sha1', ...parts: readonly Uint8Array[]): Buffer =>
  createHash(kind).update(Buffer.concat(parts)).digest()

/** The number of the first block, of which its key is made. */
const firstBlock = Buffer.alloc(4)

/** Salt, a text, and what it hashes to, the last two locked: 16 bytes each. */
const opensByMd5 = (lock: Buffer): boolean => {
  if (lock.length < 48) return false
  const round = Buffer.concat([hash('md5', given).subarray(0, 5), lock.subarray(0, 16)])
  const base = hash('md5', ...Array.from({ length: 16 }, () => round)).subarray(0, 5)
  const opened = rc4(hash('md5', base, firstBlock), lock.subarray(16, 48))
  return hash('md5', opened.subarray(0, 16)).equals(opened.subarray(16))
}

/** A header that says how long the key is, then the same with a salt of 16 and a hash of 20 bytes, each behind its length. */
const opensBySha1 = (lock: Buffer): boolean => {
  if (lock.length < 28) return false
  const bits = lock.readUInt32LE(24)
  const check = lock.subarray(8 + lock.readUInt32LE(4))
  if (check.length < 60) return false
  const key = hash('sha1', hash('sha1', check.subarray(4, 20), given), firstBlock).subarray(0, bits / 8)
  const opened = rc4(
    bits === 40 ? Buffer.concat([key, Buffer.alloc(11)]) : key,
    Buffer.concat([check.subarray(20, 36), check.subarray(40, 60)]),
  )
  return hash('sha1', opened.subarray(0, 16)).equals(opened.subarray(16))
}
