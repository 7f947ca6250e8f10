/**
 * RC4, the encryption of old documents, which OpenSSL does not offer any more. Used only to find out whether a document opens
 * without a password.
 */
export const rc4 = (key: Uint8Array, data: Uint8Array): Buffer => {
  const box = Uint8Array.from({ length: 256 }, (_, at) => at)
  const swap = (one: number, other: number) => {
    const kept = box[one] ?? 0
    box[one] = box[other] ?? 0
    box[other] = kept
  }
  for (let at = 0, other = 0; at < 256; at++) {
    other = (other + (box[at] ?? 0) + (key[at % key.length] ?? 0)) & 255
    swap(at, other)
  }
  let other = 0
  return Buffer.from(
    data.map((byte, index) => {
      const at = (index + 1) & 255
      other = (other + (box[at] ?? 0)) & 255
      swap(at, other)
      return byte ^ (box[((box[at] ?? 0) + (box[other] ?? 0)) & 255] ?? 0)
    }),
  )
}
