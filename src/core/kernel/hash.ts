/**
 * 32 bits of a text, whatever its length; `seed` makes it another function. FNV-1a, ended as MurmurHash3 ends. It keeps
 * nothing secret: who wants two texts of one hash finds them.
 */
export const hashOf = (text: string, seed: number): number => {
  let hash = (0x811c9dc5 ^ seed) >>> 0
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b) >>> 0
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35) >>> 0
  return (hash ^ (hash >>> 16)) >>> 0
}
