import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

interface Cost {
  /** In KiB. */
  memory: number
  passes: number
  parallelism: number
}

/** Source: OWASP Password Storage Cheat Sheet, argon2id, second choice (19 MiB), as read in November 2026. */
const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 }
const saltBytes = 16
const hashBytes = 32

const hashed = (password: string, nonce: Buffer, { memory, passes, parallelism }: Cost, tagLength: number) =>
  derive('argon2id', { message: password.normalize('NFC'), nonce, memory, passes, parallelism, tagLength })

const bare = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** Hashes a password for storage: argon2id with a salt of its own, in PHC form. Runs off the main thread, about 60 ms. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(saltBytes)
  const hash = await hashed(password, salt, cost, hashBytes)
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${bare(salt)}$${bare(hash)}`
}

const phc = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]{11,86})\$([\w+/]{22,86})$/

/** Whether this is the password of a stored hash. An account without one takes as long to refuse as any other. */
export const isPassword = async (password: string, kept: string | null | undefined): Promise<boolean> => {
  const parts = kept ? phc.exec(kept) : null
  if (!parts) {
    await hashed(password, Buffer.alloc(saltBytes), cost, hashBytes)
    return false
  }
  const [, memory, passes, parallelism, salt = '', hash = ''] = parts
  const known = Buffer.from(hash, 'base64')
  const given = await hashed(
    password,
    Buffer.from(salt, 'base64'),
    { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    known.length,
  )
  return timingSafeEqual(known, given)
}
