/** A number of 32 bits that is always the same for a text (FNV-1a), with a last stir, so that neighbouring texts lie far apart. */
export const hash = (text: string): number => {
  let state = 0x811c9dc5
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  return (state ^ (state >>> 13)) >>> 0
}
