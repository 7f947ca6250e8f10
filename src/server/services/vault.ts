import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** The field in which an encrypted text is stored: its column (`mandate.iban_locked`) and the key of its row. */
export type EncryptedField = readonly [column: string, row: string]

/** Encrypts what may be stored but must not be readable by whoever reads the database. */
export interface Vault {
  /** Encrypts a text for one field. The result names the secret that was used, so that secrets can be rotated. */
  lock(text: string, field: EncryptedField): string
  /**
   * Decrypts a text.
   * @throws Error when the text was changed, was locked for another field, or its secret is gone.
   */
  unlock(locked: string, field: EncryptedField): string
  /** Locks a locked text anew for another field. A text that cannot be unlocked is returned as it is, unreadable there too. */
  relock(locked: string, from: EncryptedField, to: EncryptedField): string
  /** A keyed hash: equal for equal texts, and telling nothing about them. */
  fingerprint(text: string): Buffer
  /** The fingerprint by every secret, newest first, to recognise texts that were stored before the newest secret existed. */
  fingerprints(text: string): [Buffer, ...Buffer[]]
  /** A signature in base64url by the newest secret. `purpose` keeps a signature for one thing from counting for another. */
  sign(purpose: string, text: string): string
  isSigned(purpose: string, text: string, signature: string): boolean
  /** Keys that are derived for a purpose, one per secret, newest first: sign with the first, accept all. */
  keys(purpose: string): string[]
}

interface Key {
  id: string
  cipher: Buffer
  hash: KeyObject
  signing: KeyObject
}

const derive = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, 'thuisbasis', purpose, 32))

const keyOf = (secret: string): Key => ({
  id: derive(secret, 'id').toString('hex').slice(0, 8),
  cipher: derive(secret, 'cipher'),
  // Kept as key objects: making one from bytes costs more than a hash.
  hash: createSecretKey(derive(secret, 'hash')),
  signing: createSecretKey(derive(secret, 'signing')),
})

const fingerprintBy = ({ hash }: Key, text: string) => createHmac('sha256', hash).update(text).digest()

const signature = ({ signing }: Key, purpose: string, text: string) =>
  createHmac('sha256', signing).update(`${purpose}\0${text}`).digest()

const associated = ([column, row]: EncryptedField) => Buffer.from(`${column}\0${row}`)

const cabinet = (keys: readonly Key[], newest: Key): Pick<Vault, 'lock' | 'unlock' | 'relock'> => {
  const lock = (text: string, field: EncryptedField) => {
    const iv = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', newest.cipher, iv).setAAD(associated(field))
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    const parts = [iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))
    return ['v2', newest.id, ...parts].join('.')
  }
  const unlock = (locked: string, field: EncryptedField) => {
    const [version = '', id, iv = '', tag = '', sealed = ''] = locked.split('.')
    const key = keys.find((one) => one.id === id)
    if (version !== 'v2' || !key) throw new Error('This text was locked by a secret that is not configured.')
    const decipher = createDecipheriv('aes-256-gcm', key.cipher, Buffer.from(iv, 'base64url'), {
      authTagLength: 16,
    })
    decipher.setAAD(associated(field))
    decipher.setAuthTag(Buffer.from(tag, 'base64url'))
    const opened = [decipher.update(Buffer.from(sealed, 'base64url')), decipher.final()]
    return Buffer.concat(opened).toString('utf8')
  }
  const relock = (locked: string, from: EncryptedField, to: EncryptedField) => {
    try {
      return lock(unlock(locked, from), to)
    } catch {
      return locked
    }
  }
  return { lock, unlock, relock }
}

/**
 * Makes a vault over the configured secrets, newest first: new texts are locked by the first, and older ones stay readable as
 * long as their secret is in the list. AES-256-GCM, written `v2.<secret>.<iv>.<tag>.<text>`, with the field as associated data,
 * so that whoever writes the database cannot exchange the contents of two rows.
 * @throws Error without a secret.
 */
export const makeVault = (secrets: readonly string[]): Vault => {
  const keys = secrets.map(keyOf)
  const newest = keys[0]
  if (!newest) throw new Error('A vault needs at least one secret.')
  return {
    ...cabinet(keys, newest),
    keys: (purpose) => secrets.map((secret) => derive(secret, purpose).toString('base64url')),
    fingerprint: (text) => fingerprintBy(newest, text),
    fingerprints: (text) => [
      fingerprintBy(newest, text),
      ...keys.slice(1).map((key) => fingerprintBy(key, text)),
    ],
    sign: (purpose, text) => signature(newest, purpose, text).toString('base64url'),
    isSigned(purpose, text, given) {
      const bytes = Buffer.from(given, 'base64url')
      // two bits of the last character count for nothing: a signature has the one form in which we write it
      if (bytes.toString('base64url') !== given) return false
      return keys.some((key) => {
        const own = signature(key, purpose, text)
        return own.length === bytes.length && timingSafeEqual(own, bytes)
      })
    },
  }
}
