const tag = /<[a-z][^<>]*>/gi
const styleElement = /<style\b[^>]*>[\s\S]*?<\/style\s*>/gi

/**
 * Reads HTML in a document that is shown to nobody: it runs no script and loads no picture. A `style` attribute becomes
 * `data-style`, and a handler of an event `data-onclick`, since the page's policy would refuse and report each of them; what it
 * says can still be read.
 */
export const inertBody = (html: string): HTMLElement => {
  const still = html
    .replace(styleElement, '')
    .replace(tag, (whole) => whole.replace(/([\s/"'])(style|on[a-z]+)(\s*=)/gi, '$1data-$2$3'))
  return new DOMParser().parseFromString(`<!doctype html><html><body>${still}</body></html>`, 'text/html')
    .body
}
