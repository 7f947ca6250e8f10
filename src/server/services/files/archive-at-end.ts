/** First bytes of the record that ends the directory of a ZIP. The record is 22 bytes long with a comment after it. */
export const endOfDirectory = Buffer.from('504b0506', 'hex')
const directoryEntry = Buffer.from('504b0102', 'hex')

/** Most bytes of the record that ends the directory of a ZIP: 22, and the longest comment that may follow. */
const longestEnd = 22 + 0xffff

/**
 * Whether an unpacking program would open this file as a ZIP too: it looks at the end, whatever stands before. A picture or PDF
 * of an ordinary program is never a ZIP as well. An archive that ends before `behind` is a part of the file, and does not count.
 */
export const hasArchiveAtEnd = (content: Uint8Array, behind = 0): boolean => {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const first = Math.max(behind, bytes.length - longestEnd)
  for (let at = bytes.length - 22; at >= first; at--) {
    at = bytes.lastIndexOf(endOfDirectory, at)
    if (at < first) return false
    // The directory stands right before its end record, which says how long it is.
    const directory = at - bytes.readUInt32LE(at + 12)
    const begins = directory >= 0 ? bytes.subarray(directory, directory + 4) : undefined
    if (begins?.equals(directoryEntry)) return true
  }
  return false
}
