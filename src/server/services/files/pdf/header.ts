/** Where viewers look for the header of a PDF: what stands in front of it there they leave out. */
const searched = 1024

/** What makes text in front of a header a page or a script to another program: a tag, or how a script begins. */
const pageOrScript = /<(?:[!?]|\/?[a-z][a-z0-9]*[\s/>])|^\s*(?:#!|@echo)/i

/**
 * Whether viewers take these bytes as a PDF, and nothing in front of the header makes them a page or a script as well.
 * Other files are known by their own first bytes (`file-type`).
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
