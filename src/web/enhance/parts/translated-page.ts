// Keeps React working on a page that the browser translates. The translation replaces text nodes by elements of its own, while
// React only knows its own text nodes: it would look for them where they no longer are, and lose the form. So any text node that
// React touches is put back first (docs/decisions/088-translated-pages.md).

/** Per removed text node the element that stands in its place; an element may itself be replaced later. */
const standIns = new WeakMap<Node, Node>()

const note = (records: readonly MutationRecord[]): void => {
  for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    // React changed a text that the translation took out of the page.
    if (type === 'characterData') putBack(target)
    for (const node of removedNodes)
      for (const near of [addedNodes[0], previousSibling, nextSibling])
        if (near?.nodeName === 'FONT' && (!node.isConnected || near.contains(node))) {
          standIns.set(node, near)
          observer.observe(node, { characterData: true })
          break
        }
  }
}

const observer = new MutationObserver(note)
observer.observe(document.body, { childList: true, subtree: true })

/** Puts a text node that a translation replaced back in its place; the browser then translates it anew. */
const putBack = (node: Node | null): void => {
  if (node?.nodeType !== 3) return
  note(observer.takeRecords())
  let standIn = standIns.get(node)
  standIns.delete(node)
  for (let next = standIn; next; next = standIns.get(next)) standIn = next
  standIn?.parentNode?.replaceChild(node, standIn)
}

for (const method of ['insertBefore', 'appendChild', 'removeChild'] as const) {
  const own = Node.prototype[method] as (...nodes: (Node | null)[]) => Node
  Node.prototype[method] = function (this: Node, ...nodes: (Node | null)[]) {
    for (const node of nodes) putBack(node)
    return own.apply(this, nodes)
  } as never
}
