import type { ListedDocument } from './content-filters.ts'

/** A place in the tree of addresses: what stands there, and what stands below it. */
export interface AddressNode {
  /** The address; `/` for the front page. */
  path: string
  /** What stands there: nothing where only pages below it exist, more than one where one was withdrawn for another. */
  documents: readonly ListedDocument[]
  below: readonly AddressNode[]
}

interface Growing {
  path: string
  documents: ListedDocument[]
  below: Map<string, Growing>
}

const growing = (path: string): Growing => ({ path, documents: [], below: new Map() })

const grown = ({ path, documents, below }: Growing): AddressNode => ({
  path,
  documents,
  below: [...below.values()].map(grown),
})

/**
 * Documents by the parts of their addresses, in the order in which they come. The front page is a place beside the others, not
 * above all of them. Documents without an address are not in it.
 */
export const addressTree = (documents: readonly ListedDocument[]): readonly AddressNode[] => {
  const root = growing('')
  for (const document of documents) {
    if (document.path === null) continue
    const parts = document.path.split('/').slice(1)
    let node = root
    for (const part of parts) {
      const path = `${node.path}/${part}`
      const next = node.below.get(part) ?? growing(path)
      node.below.set(part, next)
      node = next
    }
    node.documents.push(document)
  }
  return grown(root).below
}

/** Every place that has others below it. */
export const placesWithMore = (nodes: readonly AddressNode[]): readonly string[] =>
  nodes.flatMap(({ path, below }) => (below.length > 0 ? [path, ...placesWithMore(below)] : []))
