/** Bytes at the start of a file in which viewers search for the header of a PDF; they ignore what stands before it. */
const searched = 1024

/** Text before the header that makes the file a page or a script to another program: a tag, or the start of a script. */
const pageOrScript = /<(?:[!?]|\/?[a-z][a-z0-9]*[\s/>])|^\s*(?:#!|@echo)/i

/**
 * Whether viewers open these bytes as a PDF, while nothing before the header makes them a page or a script as well. Other files
 * are known by their own first bytes (`file-type`).
 */
export const hasPdfHeader = (content: Uint8Array): boolean => {
  const head = Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString(
    'latin1',
    0,
    searched,
  )
  const at = head.indexOf('%PDF-')
  return at >= 0 && !pageOrScript.test(head.slice(0, at))
}
