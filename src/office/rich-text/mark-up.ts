/** Text between tags. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** An opening tag; attributes without a value are left out. */
export const opening = (tag: string, attributes: Readonly<Record<string, string | null>> = {}): string =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => (value === null ? '' : ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`))
    .join('')}>`

export const closing = (tag: string): string => `</${tag}>`

/** A piece of a line: what stands there, and the tags around it from the outside in, as they open. */
export interface Piece {
  html: string
  around: readonly string[]
}

const tagOf = (open: string): string => /^<([^\s>]+)/.exec(open)?.[1] ?? ''

/** A line of pieces. Tags around neighbours are written once. */
export const line = (pieces: readonly Piece[]): string => {
  let html = ''
  let open: readonly string[] = []
  const close = (from: number) => {
    html += open
      .slice(from)
      .toReversed()
      .map((tag) => closing(tagOf(tag)))
      .join('')
  }
  for (const { html: inner, around } of pieces) {
    const differs = around.findIndex((tag, at) => tag !== open[at])
    const kept = Math.min(open.length, differs < 0 ? around.length : differs)
    close(kept)
    html += around.slice(kept).join('') + inner
    open = around
  }
  close(0)
  return html
}
