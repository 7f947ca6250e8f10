/**
 * A 32-bit number that follows from a text (FNV-1a). It is mixed once more at the end, so that similar texts give very different
 * numbers.
 */
export const hash = (text: string): number => {
  let state = 0x811c9dc5
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  return (state ^ (state >>> 13)) >>> 0
}
