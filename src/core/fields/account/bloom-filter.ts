import { hashOf } from '../../kernel/hash.ts'

/** Bloom filter: says of every text that was put in that it is there, and of one in some thousand others too. */
export interface BloomFilter {
  /** Its bits as base64. */
  readonly bits: string
  /** So many bits stand for one text. */
  readonly rounds: number
}

/** The bits that stand for a text in a filter of so many bits; capitals count as small letters. */
export const bitsOf = (text: string, bits: number, rounds: number): number[] => {
  const small = text.toLowerCase()
  const [first, step] = [hashOf(small, 0), hashOf(small, 0x9e3779b9) | 1]
  return Array.from({ length: rounds }, (_, round) => ((first + Math.imul(round, step)) >>> 0) % bits)
}

/** Opens a filter: asks whether a password is one that leaked. */
export const openBloomFilter = ({ bits, rounds }: BloomFilter): ((password: string) => boolean) => {
  const bytes = Uint8Array.from(atob(bits), (sign) => sign.charCodeAt(0))
  return (password) =>
    bitsOf(password, bytes.length * 8, rounds).every(
      (bit) => ((bytes[bit >>> 3] ?? 0) & (1 << (bit & 7))) !== 0,
    )
}
