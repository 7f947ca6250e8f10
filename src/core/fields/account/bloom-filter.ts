import { hashOf } from '../../kernel/hash.ts'

/** A Bloom filter: it recognises every text that was put in, and about one in a thousand others too. */
export interface BloomFilter {
  /** The bits of the filter as base64. */
  readonly bits: string
  /** The number of bits that stand for one text. */
  readonly rounds: number
}

/** The positions of the bits that stand for a text, in a filter of `bits` bits; capitals count as small letters. */
export const bitsOf = (text: string, bits: number, rounds: number): number[] => {
  const small = text.toLowerCase()
  const [first, step] = [hashOf(small, 0), hashOf(small, 0x9e3779b9) | 1]
  return Array.from({ length: rounds }, (_, round) => ((first + Math.imul(round, step)) >>> 0) % bits)
}

/** Opens a filter of leaked passwords; the answer tells whether a password may be one of them. */
export const openBloomFilter = ({ bits, rounds }: BloomFilter): ((password: string) => boolean) => {
  const bytes = Uint8Array.from(atob(bits), (sign) => sign.charCodeAt(0))
  return (password) =>
    bitsOf(password, bytes.length * 8, rounds).every(
      (bit) => ((bytes[bit >>> 3] ?? 0) & (1 << (bit & 7))) !== 0,
    )
}
