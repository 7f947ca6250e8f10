import { createHash } from 'node:crypto'
import type { CompoundTables } from './compound-tables.ts'
import { rc4 } from './rc4.ts'

/** Kinds of records of a workbook: one that may stand before the lock, and the lock. */
const record = { writeProtected: 0x86, lock: 0x2f }

/** The password that Excel itself gives a workbook whose layout is protected. Every reader tries it unasked. */
const defaultPassword = Buffer.from('VelvetSweatshop', 'utf16le')
/** The sum by which the oldest locks recognise that password. */
const defaultPasswordSum = 0x9a0a

/** Whether a document of Word asks for a password. */
export const isLockedText = (tables: CompoundTables): boolean => isLockedHead(tables.headOf('worddocument'))

/** Whether a document of Word asks for a password, by the flag in its first bytes. */
export const isLockedHead = (head: Buffer = Buffer.alloc(0)): boolean =>
  head.length >= 12 && (head.readUInt16LE(10) & 0x100) !== 0

export const isLockedWorkbook = (tables: CompoundTables): boolean =>
  isLockedRecords(tables.headOf('workbook') ?? tables.headOf('book'))

/** Whether a workbook of Excel asks for a password, by its first records. */
export const isLockedRecords = (head: Buffer = Buffer.alloc(0)): boolean => {
  const lock = lockIn(head)
  return lock !== undefined && !opensUnasked(lock)
}

/** The content of the lock record. It is the second record, or the third after one that forbids writing. */
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
  // Before Excel 97: a key, and the sum of the password.
  if (lock.length === 4) return lock.readUInt16LE(2) === defaultPasswordSum
  if (lock.length < 6) return false
  if (lock.readUInt16LE(0) === 0) return lock.readUInt16LE(4) === defaultPasswordSum
  return lock.readUInt16LE(2) === 1 ? opensByMd5(lock.subarray(6)) : opensBySha1(lock.subarray(6))
}

const hash = (kind: 'md5' | 'sha1', ...parts: readonly Uint8Array[]): Buffer =>
  createHash(kind).update(Buffer.concat(parts)).digest()

/** The number of the first block, from which its key is derived. */
const firstBlock = Buffer.alloc(4)

/** Whether the built-in password opens a lock by MD5: a salt, a text and its hash, 16 bytes each, the last two encrypted. */
const opensByMd5 = (lock: Buffer): boolean => {
  if (lock.length < 48) return false
  const round = Buffer.concat([hash('md5', defaultPassword).subarray(0, 5), lock.subarray(0, 16)])
  const base = hash('md5', ...Array.from({ length: 16 }, () => round)).subarray(0, 5)
  const opened = rc4(hash('md5', base, firstBlock), lock.subarray(16, 48))
  return hash('md5', opened.subarray(0, 16)).equals(opened.subarray(16))
}

/**
 * Whether the built-in password opens a lock by SHA-1: a header with the length of the key, then a salt of 16 bytes, a text of 16
 * and its hash of 20, each after its length.
 */
const opensBySha1 = (lock: Buffer): boolean => {
  if (lock.length < 28) return false
  const bits = lock.readUInt32LE(24)
  const check = lock.subarray(8 + lock.readUInt32LE(4))
  if (check.length < 60) return false
  const key = hash('sha1', hash('sha1', check.subarray(4, 20), defaultPassword), firstBlock).subarray(
    0,
    bits / 8,
  )
  const opened = rc4(
    bits === 40 ? Buffer.concat([key, Buffer.alloc(11)]) : key,
    Buffer.concat([check.subarray(20, 36), check.subarray(40, 60)]),
  )
  return hash('sha1', opened.subarray(0, 16)).equals(opened.subarray(16))
}
