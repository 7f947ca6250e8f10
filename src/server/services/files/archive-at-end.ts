/** How the end of a ZIP's directory begins, 22 bytes and a comment long. */
export const endOfDirectory = Buffer.from('504b0506', 'hex')
const directoryEntry = Buffer.from('504b0102', 'hex')

/** The end of a ZIP's directory (22 bytes) with the longest comment that may follow it. */
const longestEnd = 22 + 0xffff

/**
 * Whether a program that unpacks would open this file as a ZIP too: those look at the end, whatever stands before it. A
 * picture or PDF of an ordinary program never is one as well. What ends before `behind` is a part of the file.
 */
export const hasArchiveAtEnd = (content: Uint8Array, behind = 0): boolean => {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const first = Math.max(behind, bytes.length - longestEnd)
  for (let at = bytes.length - 22; at >= first; at--) {
    at = bytes.lastIndexOf(endOfDirectory, at)
    if (at < first) return false
    // the directory stands right before its end, as long as that says
    const directory = at - bytes.readUInt32LE(at + 12)
    const begins = directory >= 0 ? bytes.subarray(directory, directory + 4) : undefined
    if (begins?.equals(directoryEntry)) return true
  }
  return false
}
