import { createCipheriv, createHash } from 'node:crypto'
import { rc4 } from '../rc4.ts'
import { type PdfDictionary, PdfReference, type PdfValue, valueAt } from './values.ts'

/** Most places naming a lock that are looked at, from the end on. Each change of a PDF adds one after the others. */
const mostPlaces = 16

/**
 * Most matches of an object's number that are tried, since it may be the end of a longer number. A file of 10 MB has some 100,000
 * objects at most.
 */
const mostTries = 100_000

/** Most objects that are searched for, each through the whole file. All places normally name the same one. */
const mostObjects = 4

/** Most bytes between the start of a trailer and the name of a lock in it. */
const longestTrailer = 4096

/** Name of the standard's own lock, by password. Others work with certificates, or belong to a book shop. */
const standard = 'Standard'

/**
 * Whether a PDF cannot be read without a password. A lock that only forbids printing or changing opens for everybody, by an empty
 * password. A lock that makes no sense does not count, and is left to the viewer.
 */
export const isLockedPdf = (content: Uint8Array): boolean => {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const lock = lockOf(bytes)
  if (!lock) return false
  const handler = lock.entries.get('Filter')
  if (typeof handler === 'string' && handler !== standard) return true
  return opensUnasked(lock) === false
}

/** A lock, with the file's identifier, which is a part of its keys. */
interface Lock {
  entries: PdfDictionary
  id: Buffer
}

/**
 * The lock that the last trailer names, with the first part of the file identifier; not every trailer has one. A trailer is a
 * dictionary of its own, or that of a table in a stream.
 */
const lockOf = (bytes: Buffer): Lock | undefined => {
  let entries: PdfDictionary | undefined
  const objects = new Map<string, PdfValue>()
  const look = (named: PdfReference): PdfValue => {
    if (!objects.has(named.object) && objects.size < mostObjects)
      objects.set(named.object, objectOf(bytes, named))
    return objects.get(named.object)
  }
  let at = bytes.length
  for (let places = 0; places < mostPlaces && at > 0; places++) {
    at = bytes.lastIndexOf('/Encrypt', at - 1)
    const trailer = at < 0 ? undefined : trailerAround(bytes, at)
    const named = trailer?.get('Encrypt')
    const found = named instanceof PdfReference ? look(named) : named
    if (found instanceof Map) entries ??= found
    const ids = found && trailer?.get('ID')
    const id = Array.isArray(ids) ? ids[0] : undefined
    if (entries && Buffer.isBuffer(id)) return { entries, id }
  }
  return entries && { entries, id: Buffer.alloc(0) }
}

const trailerAround = (bytes: Buffer, at: number): PdfDictionary | undefined => {
  const before = bytes.subarray(Math.max(0, at - longestTrailer), at)
  const word = Math.max(before.lastIndexOf('trailer'), before.lastIndexOf(' obj'))
  const begins = word < 0 ? -1 : before.indexOf('<<', word)
  const trailer = begins < 0 ? undefined : valueAt(bytes, at - before.length + begins)
  return trailer instanceof Map ? trailer : undefined
}

/**
 * The last object of this number: each change of a PDF adds the new one after the others. Gives up after `mostTries` matches that
 * are the ends of longer numbers.
 */
const objectOf = (bytes: Buffer, { object }: PdfReference): PdfValue => {
  const [number, generation] = object.split(/[\0\t\n\f\r ]+/)
  const begins = `${Number(number)} ${Number(generation)} obj`
  let at = bytes.length
  for (let tries = 0; tries < mostTries && at > 0; tries++) {
    at = bytes.lastIndexOf(begins, at - 1)
    if (at < 0) return undefined
    // The end of a longer number belongs to another object.
    const before = String.fromCharCode(bytes[at - 1] ?? 0)
    if (at === 0 || !/\d/.test(before)) return valueAt(bytes, at + begins.length)
  }
  return undefined
}

/** The bytes that stand for an empty password. */
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')

const hash = (kind: 'md5' | 'sha256' | 'sha384' | 'sha512', ...parts: readonly Uint8Array[]): Buffer =>
  createHash(kind).update(Buffer.concat(parts)).digest()

/** Whether an empty password opens the lock, as that of a reader or of the owner; undefined where its entries make no sense. */
const opensUnasked = ({ entries, id }: Lock): boolean | undefined => {
  // Only attachments are encrypted.
  if (entries.get('StmF') === 'Identity' && entries.get('StrF') === 'Identity') return true
  const [revision, owner, user] = [entries.get('R'), entries.get('O'), entries.get('U')]
  if (!Buffer.isBuffer(owner) || !Buffer.isBuffer(user) || owner.length < 32 || user.length < 32)
    return undefined
  if (revision === 5 || revision === 6) {
    if (owner.length < 40 || user.length < 48) return undefined
    const hashOf = revision === 5 ? hashed5 : hashed6
    return (
      hashOf(user.subarray(32, 40)).equals(user.subarray(0, 32)) ||
      hashOf(owner.subarray(32, 40), user.subarray(0, 48)).equals(owner.subarray(0, 32))
    )
  }
  if (revision !== 2 && revision !== 3 && revision !== 4) return undefined
  const lock = { revision, entries, id, owner: owner.subarray(0, 32), user }
  return lengthsOf(lock).some(
    (length) => opensBy(lock, padding, length) || opensBy(lock, ownersWord(lock, length), length),
  )
}

interface OldLock extends Lock {
  revision: number
  owner: Buffer
  user: Buffer
}

/** Possible lengths of the key in bytes. Programs do not agree about where it is written. */
const lengthsOf = ({ revision, entries }: OldLock): number[] => {
  if (revision === 2) return [5]
  const said = Number(entries.get('Length') ?? 40) / 8
  return [...new Set([said, 16, 5])].filter((length) => length >= 5 && length <= 16)
}

/** The first bytes of a hash, hashed fifty times more since revision 3. */
const keyOf = (revision: number, begun: Buffer, length: number): Buffer => {
  let key = begun.subarray(0, length)
  for (let round = 0; round < 50 && revision > 2; round++) key = hash('md5', key).subarray(0, length)
  return key
}

/** RC4, since revision 3 twenty times, each time with another key derived from this one. */
const inRounds = (revision: number, key: Buffer, data: Buffer, order: 1 | -1): Buffer => {
  const rounds = revision === 2 ? [0] : Array.from({ length: 20 }, (_, round) => round)
  const ordered = order === 1 ? rounds : rounds.reverse()
  return ordered.reduce(
    (text, round) =>
      rc4(
        key.map((byte) => byte ^ round),
        text,
      ),
    data,
  )
}

/** The padded password of a reader, decrypted with that of the owner where the owner set none. */
const ownersWord = ({ revision, owner }: OldLock, length: number): Buffer =>
  inRounds(revision, keyOf(revision, hash('md5', padding), length), owner, -1)

/** Whether this password of a reader opens the lock: known bytes encrypted with it are those in the lock. */
const opensBy = (
  { revision, entries, id, owner, user }: OldLock,
  password: Buffer,
  length: number,
): boolean => {
  const permissions = Buffer.alloc(4)
  permissions.writeInt32LE(Number(entries.get('P')) | 0)
  const readable = revision === 4 && entries.get('EncryptMetadata') === false
  const begun = hash(
    'md5',
    password,
    owner,
    permissions,
    id,
    readable ? Buffer.alloc(4, 0xff) : Buffer.alloc(0),
  )
  const key = keyOf(revision, begun, length)
  if (revision === 2) return rc4(key, padding).equals(user.subarray(0, 32))
  return inRounds(revision, key, hash('md5', padding, id), 1).equals(user.subarray(0, 16))
}

const hashed5 = (salt: Buffer, users: Uint8Array = new Uint8Array()): Buffer => hash('sha256', salt, users)

/**
 * The hash of revision 6 for an empty password (ISO 32000-2, 7.6.4.3.4): some seventy rounds. One that goes on far beyond that is
 * given up, and opens nothing.
 */
const hashed6 = (salt: Buffer, users: Uint8Array = new Uint8Array()): Buffer => {
  let key = hash('sha256', salt, users)
  for (let round = 1; round <= 1000; round++) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(
      false,
    )
    const text = Buffer.concat(Array.from({ length: 64 }, () => [key, users]).flat())
    const sealed = cipher.update(text)
    const rest = sealed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    key = hash(rest === 0 ? 'sha256' : rest === 1 ? 'sha384' : 'sha512', sealed)
    if (round >= 64 && (sealed.at(-1) ?? 0) <= round - 32) return key.subarray(0, 32)
  }
  return Buffer.alloc(0)
}
