import { type ReactNode, useEffect, useRef } from 'react'
import { Button as AriaButton, GridList, GridListItem, useDragAndDrop } from 'react-aria-components'
import { Button } from '../../../web/ui/Button.tsx'
import { ActionMenu, type MenuAct } from '../../kit/ActionMenu.tsx'
import { OfficeIcon } from '../../kit/OfficeIcon.tsx'
import { Sign } from '../../kit/Sign.tsx'
import { countInWords, type RemarkCount } from '../remarks/remarks.ts'
import type { OutlineRow } from './outline-rows.ts'
import type { BlockActs } from './use-blocks.ts'

export interface OutlineProps {
  rows: readonly OutlineRow[]
  /** What the document says of itself, above its blocks. */
  top: { name: string; about: string }
  /** The key of the block that is open, or `page`. */
  open: string
  onOpen(key: string): void
  /** Faults and tips, by the place of a block or `page`. */
  counts: ReadonlyMap<number | 'page', RemarkCount>
  blocks: BlockActs
  /** Asks which block comes behind this one, or at the end. */
  onAdd(behind: string | undefined): void
  /** Shows names alone, so that a long page fits. */
  isFolded: boolean
  onFold(): void
  /** Whether the document has blocks at all. */
  hasBlocks: boolean
  readOnly: boolean
}

const rowIn = (list: HTMLElement | null, key: string): HTMLElement | null =>
  list?.querySelector<HTMLElement>(`[role="row"][data-key="${CSS.escape(key)}"]`) ?? null

/** Gives the focus to a row once it is drawn at its new place, and a menu that closes has given it back. */
const focusRow = (list: HTMLElement | null, key: string | undefined): void => {
  if (key === undefined) return
  requestAnimationFrame(() => requestAnimationFrame(() => rowIn(list, key)?.focus()))
}

/** Keys of a row: Alt and an arrow move it, Delete takes it away. They come before those of the list itself. */
const useRowKeys = (
  list: { current: HTMLElement | null },
  acts: Pick<BlockActs, 'move' | 'remove'>,
  isOn: boolean,
): void => {
  const now = useRef(acts)
  now.current = acts
  useEffect(() => {
    const element = list.current
    if (!element || !isOn) return
    const onKey = (event: KeyboardEvent) => {
      const { target } = event
      const row = target instanceof Element ? target.closest<HTMLElement>('[role="row"]') : null
      const key = row?.dataset.key
      if (!row || key === undefined) return
      const by = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
      const isRemoved = event.key === 'Delete' && target === row
      if (by === undefined && !isRemoved) return
      event.preventDefault()
      event.stopPropagation()
      if (by === undefined) focusRow(element, now.current.remove(key))
      else if (now.current.move(key, by)) focusRow(element, key)
    }
    element.addEventListener('keydown', onKey, true)
    return () => element.removeEventListener('keydown', onKey, true)
  }, [list, isOn])
}

function Told({ count }: { count: RemarkCount | undefined }) {
  if (!count || countInWords(count) === '') return null
  return (
    <span className="outline-told">
      <Sign icon={count.faults > 0 ? 'warning' : 'note'} tone={count.faults > 0 ? 'late' : 'soon'}>
        {countInWords(count)}
      </Sign>
    </span>
  )
}

function Words({ name, about, isFolded }: { name: string; about: string; isFolded: boolean }) {
  return (
    <span className="outline-words">
      <strong>
        <bdi>{name}</bdi>
      </strong>
      {!isFolded && <bdi className="muted">{about}</bdi>}
    </span>
  )
}

interface RowProps extends Pick<OutlineProps, 'blocks' | 'onAdd' | 'onOpen' | 'isFolded' | 'readOnly'> {
  row: OutlineRow
  count: RemarkCount | undefined
  isFirst: boolean
  isLast: boolean
  focus(key: string | undefined): void
}

const actsOf = ({ row: { key }, blocks, onAdd, isFirst, isLast, focus }: RowProps): MenuAct[] => {
  const move = (by: number) => () => {
    blocks.move(key, by)
    focus(key)
  }
  return [
    ...(isFirst ? [] : [{ id: 'up', label: 'Omhoog', run: move(-1) }]),
    ...(isLast ? [] : [{ id: 'down', label: 'Omlaag', run: move(1) }]),
    { id: 'add', label: 'Voeg hieronder een blok toe…', run: () => onAdd(key) },
    { id: 'copy', label: 'Maak een kopie', run: () => focus(blocks.duplicate(key)) },
    { id: 'remove', label: 'Haal weg', run: () => focus(blocks.remove(key)) },
  ]
}

/** What a row is called for who hears it: its name, what it holds, and what is wrong with it. */
const spoken = ({ name, summary }: OutlineRow, count: RemarkCount | undefined): string =>
  [name, summary, count && countInWords(count)].filter(Boolean).join(', ')

const rowOf = (props: RowProps): ReactNode => {
  const { row, count, onOpen, isFolded, readOnly } = props
  return (
    <GridListItem
      key={row.key}
      id={row.key}
      textValue={spoken(row, count)}
      className="outline-row"
      onPress={() => onOpen(row.key)}
    >
      {!readOnly && (
        <AriaButton slot="drag" className="outline-grip">
          <OfficeIcon name="grip" size="s" />
        </AriaButton>
      )}
      <OfficeIcon name={row.icon} />
      <Words name={row.name} about={row.summary} isFolded={isFolded} />
      <Told count={count} />
      {!readOnly && <ActionMenu label={`Meer met ${row.name}`} acts={actsOf(props)} />}
    </GridListItem>
  )
}

/** The blocks in their order: opened, moved by dragging, by keys or by a menu, copied, and taken away with a way back. */
function BlockRows(props: OutlineProps) {
  const { rows, open, counts, blocks, readOnly } = props
  const list = useRef<HTMLDivElement>(null)
  useRowKeys(list, blocks, !readOnly)
  const { dragAndDropHooks } = useDragAndDrop<OutlineRow>({
    getItems: (keys) => [...keys].map((key) => ({ 'application/x-blok': String(key) })),
    onReorder: ({ keys, target }) => {
      const side = target.dropPosition
      if (side !== 'on') for (const key of keys) blocks.moveTo(String(key), String(target.key), side)
    },
    isDisabled: readOnly,
  })
  const focus = (key: string | undefined) => focusRow(list.current, key)
  return (
    <GridList<OutlineRow>
      ref={list}
      className="outline-list"
      aria-label="Blokken"
      keyboardNavigationBehavior="tab"
      selectionMode="single"
      selectedKeys={open === 'page' ? [] : [open]}
      dragAndDropHooks={dragAndDropHooks}
      renderEmptyState={() => <p className="muted">Deze pagina heeft nog geen blokken.</p>}
    >
      {rows.map((row, index) =>
        rowOf({
          ...props,
          row,
          count: counts.get(index),
          isFirst: index === 0,
          isLast: index === rows.length - 1,
          focus,
        }),
      )}
    </GridList>
  )
}

/** The outline of a document: what the page says of itself, then its blocks. */
export function Outline(props: OutlineProps) {
  const { rows, top, open, onOpen, counts, onAdd, isFolded, onFold, hasBlocks, readOnly } = props
  return (
    <>
      <header className="outline-head">
        <h2 tabIndex={-1}>Opbouw</h2>
        {rows.length > 0 && (
          <Button variant="quiet" onClick={onFold}>
            {isFolded ? 'Klap alles uit' : 'Klap alles in'}
          </Button>
        )}
      </header>
      <button
        type="button"
        className="outline-row outline-top"
        aria-current={open === 'page' ? 'true' : undefined}
        onClick={() => onOpen('page')}
      >
        <OfficeIcon name="gear" />
        <Words name={top.name} about={top.about} isFolded={isFolded} />
        <Told count={counts.get('page')} />
      </button>
      {hasBlocks && <BlockRows {...props} />}
      {hasBlocks && !readOnly && (
        <>
          <Button
            variant="secondary"
            icon="plus"
            className="outline-add"
            onClick={() => onAdd(open === 'page' ? undefined : open)}
          >
            Voeg een blok toe
          </Button>
          <p className="outline-keys muted">
            <kbd>Alt</kbd> <kbd>↑</kbd> <kbd>↓</kbd> verplaatst
            <br />
            <kbd>Ctrl</kbd> <kbd>Z</kbd> zet een blok terug
            <br />
            <kbd>F6</kbd> volgende deel
          </p>
        </>
      )}
    </>
  )
}
