// A browser that translates a page replaces texts by elements of its own. React knows its texts alone: it would look for
// them where they no longer are, and lose the form. So whatever text it touches is put back first
// (docs/decisions/088-translated-pages.md).

/** What stands in the place of a text, or of what stood there before. */
const standIns = new WeakMap<Node, Node>()

const note = (records: readonly MutationRecord[]): void => {
  for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    // a text that stands nowhere got other words
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

/** A text that a translation replaced takes its place again, and is translated anew. */
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
