/**
 * Runs in each page before its own scripts and does what Chrome, Edge and their extensions do to a page that they translate: each
 * text node, also one that comes or changes later, is replaced by `<font><font>` with its words, which may stay the same.
 */
export const translatePage = (): void => {
  const left = 'script, style, textarea, font, svg, [translate="no"]'
  const replace = (text: Text) => {
    if (!text.isConnected || !text.data.trim() || text.parentElement?.closest(left)) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
  const replaceIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = root instanceof Text ? [root] : []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) replace(text)
  }
  document.addEventListener('DOMContentLoaded', () => {
    const later = new MutationObserver((records) => {
      for (const { addedNodes, target, type } of records)
        for (const node of type === 'childList' ? addedNodes : [target]) replaceIn(node)
    })
    later.observe(document.body, { childList: true, characterData: true, subtree: true })
    replaceIn(document.body)
  })
}
