import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { Link } from 'wouter'
import { Button } from '../../../web/ui/Button.tsx'
import { Icon } from '../../../web/ui/icons/Icon.tsx'
import { type AddressNode, addressTree, placesWithMore } from './address-tree.ts'
import type { ListedDocument } from './content-filters.ts'
import { DocumentActs } from './DocumentActs.tsx'
import { DocumentState } from './DocumentState.tsx'

/** The places that are unfolded, as long as the office is open in this tab: who comes back finds the tree as they left it. */
let keptOpen: ReadonlySet<string> = new Set()

interface Acts {
  onOpen(document: ListedDocument): void
  onDuplicate(document: ListedDocument): void
}

interface NodesProps extends Acts {
  nodes: readonly AddressNode[]
  isOpen(path: string): boolean
  onFold(path: string): void
}

const stop = '.tree-name, button.tree-fold'
const moves: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/** The arrows, `j` and `k` go from one name or button to the next; to the right unfolds and to the left folds. */
const onKey = (event: KeyboardEvent<HTMLElement>) => {
  const at = event.currentTarget
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const step = moves[event.key]
  if (step !== undefined) {
    const stops = [...(at.closest('.tree-whole')?.querySelectorAll<HTMLElement>(stop) ?? [])]
    const next = stops[stops.indexOf(at) + step]
    if (!next) return
    event.preventDefault()
    return next.focus()
  }
  const button = at.closest('.tree-place')?.querySelector<HTMLButtonElement>('button.tree-fold')
  const wanted = event.key === 'ArrowRight' ? 'false' : event.key === 'ArrowLeft' ? 'true' : undefined
  if (!button || button.getAttribute('aria-expanded') !== wanted) return
  event.preventDefault()
  button.click()
}

function Line({ document, onOpen, onDuplicate }: Acts & { document: ListedDocument }) {
  const { codename, title, path } = document
  return (
    <div className="tree-line" data-key={codename}>
      <Link
        className="tree-name"
        href={`/inhoud/${codename}`}
        onKeyDown={onKey}
        onClick={(event) => {
          event.preventDefault()
          onOpen(document)
        }}
      >
        {title}
      </Link>
      <span className="muted tree-address">{path}</span>
      <DocumentState document={document} />
      <span className="tree-acts">
        <DocumentActs document={document} onDuplicate={onDuplicate} />
      </span>
    </div>
  )
}

function Node({ node, ...shared }: Omit<NodesProps, 'nodes'> & { node: AddressNode }) {
  const id = useId()
  const { path, documents, below } = node
  const { isOpen, onFold, onOpen, onDuplicate } = shared
  const unfolded = isOpen(path)
  const name = documents[0]?.title ?? path
  return (
    <li>
      <div className="tree-place">
        {below.length > 0 ? (
          <button
            type="button"
            className="tree-fold"
            aria-expanded={unfolded}
            aria-controls={unfolded ? id : undefined}
            aria-label={`Onder ${name}`}
            onClick={() => onFold(path)}
            onKeyDown={onKey}
          >
            <Icon name={unfolded ? 'chevron-down' : 'chevron-right'} size="s" />
          </button>
        ) : (
          <span className="tree-fold" />
        )}
        <div className="tree-lines">
          {documents.map((document) => (
            <Line key={document.codename} document={document} onOpen={onOpen} onDuplicate={onDuplicate} />
          ))}
          {documents.length === 0 && <span className="muted">{path}</span>}
        </div>
      </div>
      {below.length > 0 && unfolded && (
        <ul id={id} className="tree">
          <Nodes nodes={below} {...shared} />
        </ul>
      )}
    </li>
  )
}

function Nodes({ nodes, ...shared }: NodesProps) {
  return nodes.map((node) => <Node key={node.path} node={node} {...shared} />)
}

interface ContentTreeProps extends Acts {
  documents: readonly ListedDocument[]
  /** Set where the list is narrowed: every place that is left shows unfolded at first. */
  isNarrowed: boolean
  empty: ReactNode
}

/** Documents by the parts of their addresses, in lists within lists. What stands below a place is folded by a button. */
export function ContentTree({ documents, isNarrowed, empty, ...acts }: ContentTreeProps) {
  const [open, setOpen] = useState(keptOpen)
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  if (documents.length === 0) return <div className="empty-list">{empty}</div>
  const keep = (paths: ReadonlySet<string>) => {
    keptOpen = paths
    setOpen(paths)
  }
  const nodes = addressTree(documents)
  const without = documents.filter(({ path }) => path === null)
  const isOpen = (path: string) => (isNarrowed ? !folded.has(path) : open.has(path))
  const fold = (path: string) => {
    const next = new Set(isNarrowed ? folded : open)
    if (!next.delete(path)) next.add(path)
    if (isNarrowed) setFolded(next)
    else keep(next)
  }
  return (
    <div className="tree-whole">
      {!isNarrowed && (
        <div className="buttons">
          <Button variant="quiet" size="small" onClick={() => keep(new Set(placesWithMore(nodes)))}>
            Klap alles uit
          </Button>
          <Button variant="quiet" size="small" onClick={() => keep(new Set())}>
            Klap alles in
          </Button>
        </div>
      )}
      <ul className="tree" aria-label="Pagina’s op adres">
        {without.map((document) => (
          <li key={document.codename}>
            <div className="tree-place">
              <span className="tree-fold" />
              <div className="tree-lines">
                <Line document={document} {...acts} />
              </div>
            </div>
          </li>
        ))}
        <Nodes nodes={nodes} isOpen={isOpen} onFold={fold} {...acts} />
      </ul>
    </div>
  )
}
