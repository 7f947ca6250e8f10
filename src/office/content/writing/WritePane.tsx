import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react'
import type { Advice } from '../../../core/content/advice/advice.ts'
import { anchorsOf } from '../../../core/content/anchors.ts'
import type { Place } from '../../../core/content/part-defects.ts'
import type { contentChoices } from '../../../core/contract/content/content-calls.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import { IconButton } from '../../../web/ui/Button.tsx'
import { Notice } from '../../../web/ui/Notice.tsx'
import { PartForm } from '../../content-form/PartForm.tsx'
import type { OfficeIconName } from '../../kit/icons.ts'
import { OfficeIcon } from '../../kit/OfficeIcon.tsx'
import { partOf } from '../remarks/remarks.ts'
import { blocksOf } from '../saving/block-list.ts'
import type { PlacedDefect } from '../saving/document-machine.ts'
import type { Body } from '../saving/merge-texts.ts'
import { AdviceList } from './AdviceList.tsx'
import { blockWords } from './outline-rows.ts'
import type { BlockActs } from './use-blocks.ts'

type Choices = AnswerOf<typeof contentChoices>

export interface WritePaneProps {
  body: Body
  /** Place of the block that is open; `page` for what the document says of itself. */
  open: number | 'page'
  /** The name of that block, which it keeps wherever it is moved. */
  openKey: string
  /** Changes what the document says of itself. */
  onChange(next: Body): void
  blocks: BlockActs
  /** Opens another block, after this one was taken away or copied. */
  onOpen(key: string): void
  choices: Choices
  defects: readonly PlacedDefect[]
  /** Called with what was added to the part that is open, and with a field of it that was left. */
  onBegin(field: string): void
  onLeave(field: string): void
  advice: readonly Advice[]
  onGo(at: Place, words?: string): void
  readOnly: boolean
  /** A number that grows when the title is to have the focus, and the last for which it got it. */
  wanted: number
  given: { current: number }
}

function Act({ icon, label, onClick }: { icon: OfficeIconName; label: string; onClick(): void }) {
  return (
    <button
      type="button"
      className="btn btn-quiet btn-icon"
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <OfficeIcon name={icon} />
    </button>
  )
}

/** What may be done with the block that is open. */
function BlockButtons({ openKey, open, body, blocks, onOpen }: WritePaneProps) {
  if (open === 'page') return null
  const last = blocksOf(body).length - 1
  const goTo = (key: string | undefined) => onOpen(key ?? 'page')
  return (
    <div className="write-acts">
      {open > 0 && <Act icon="up" label="Omhoog" onClick={() => blocks.move(openKey, -1)} />}
      {open < last && <Act icon="down" label="Omlaag" onClick={() => blocks.move(openKey, 1)} />}
      <Act icon="copy" label="Maak een kopie" onClick={() => goTo(blocks.duplicate(openKey))} />
      <IconButton icon="trash" label="Haal weg" onClick={() => goTo(blocks.remove(openKey))} />
    </div>
  )
}

/** A block that this site does not know: it stays as it is, can be moved and taken away, and is told as it is stored. */
function UnknownBlock({ block }: { block: unknown }) {
  return (
    <>
      <Notice tone="warn">
        <p>Dit soort blok kent de site niet. Het blijft bewaard zoals het is; bezoekers zien het niet.</p>
      </Notice>
      <pre className="unknown-block">{JSON.stringify(block, undefined, 2)}</pre>
    </>
  )
}

interface PartProps extends WritePaneProps {
  titleId: string
}

function OpenPart({ titleId, ...pane }: PartProps): ReactNode {
  const { body, open, openKey, onChange, blocks, choices, defects, readOnly, onBegin, onLeave } = pane
  const here = useMemo(() => anchorsOf(blocksOf(body)), [body])
  const common = { defects, choices, readOnly, titleId, here, onBegin, onLeave }
  if (open === 'page')
    return (
      <PartForm
        key="page"
        part={body.kind === 'settings' ? 'settings' : 'page'}
        value={body}
        onChange={(next) => onChange(next as Body)}
        at={[]}
        {...common}
      />
    )
  const block = blocksOf(body)[open]
  const { kind } = blockWords(block)
  if (kind === undefined) return <UnknownBlock block={block} />
  return (
    <PartForm
      key={openKey}
      part={kind}
      value={block as Body}
      onChange={(next) => blocks.change(openKey, next)}
      at={['blocks', open]}
      {...common}
    />
  )
}

/** The form of what is open, with what may be done with it, and its faults and tips below. */
export function WritePane(pane: WritePaneProps) {
  const { body, open, defects, advice, onGo, readOnly, wanted, given } = pane
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (wanted === given.current) return
    given.current = wanted
    title.current?.focus()
  }, [wanted, given])
  const isSettings = body.kind === 'settings'
  const words = open === 'page' ? undefined : blockWords(blocksOf(body)[open])
  const isHere = ({ at }: { at: Place }) => open === 'page' || partOf(at) === open
  return (
    <>
      <header className="write-head">
        <div>
          <p className="muted">
            {words && open !== 'page'
              ? `Blok ${open + 1} van ${blocksOf(body).length}, ${words.label}`
              : isSettings
                ? 'Wat de vereniging zelf bepaalt'
                : 'Titel, adres en zoekwoorden'}
          </p>
          <h2 id={titleId} ref={title} tabIndex={-1}>
            <bdi>{words?.name ?? (isSettings ? 'Instellingen' : 'Over de pagina')}</bdi>
          </h2>
        </div>
        {!readOnly && <BlockButtons {...pane} />}
      </header>
      <OpenPart {...pane} titleId={titleId} />
      <AdviceList advice={advice.filter(isHere)} defects={defects.filter(isHere)} onGo={onGo} body={body} />
    </>
  )
}
