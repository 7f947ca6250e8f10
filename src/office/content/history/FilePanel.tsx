import { useRef } from 'react'
import { documentFile } from '../../../core/content/compare/document-file.ts'
import { type FileDifference, fileDifferences } from '../../../core/content/compare/three-way.ts'
import { readFile } from '../../../core/contract/content/content-calls.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { Failure } from '../../kit/Failure.tsx'
import { useToast } from '../../kit/Toasts.tsx'
import { saveContent } from '../../shell/save-file.ts'
import { useCall } from '../../shell/use-call.ts'
import { fieldLabel, titleOf } from '../compare/compare-words.ts'
import { PartCompared } from '../compare/TextsCompared.tsx'
import type { DocumentRead } from '../panel-props.ts'

type Body = Record<string, unknown>

interface FilePanelProps {
  document: DocumentRead
  /** The text as it is being written. */
  body: Body
  /** Makes a text what is being written. */
  onTake(body: Body): void
}

const stepWords: Readonly<Record<NonNullable<FileDifference['step']>, string>> = {
  kept: 'Ander blok in het bestand',
  moved: 'Blok staat ergens anders in het bestand',
  added: 'Blok dat alleen het bestand heeft',
  removed: 'Blok dat alleen je concept heeft',
}

const siteWords: Readonly<Record<FileDifference['site'], string>> = {
  file: 'De site heeft wat in het bestand staat.',
  draft: 'De site heeft wat in je concept staat.',
  both: 'De site heeft het ook.',
  other: 'De site heeft nog iets anders.',
}

const keysOf = (at: FileDifference['at']): string[] => at.filter((key) => typeof key === 'string')

/** What a part of the document is called. */
const partTitle = ({ at, step, file, draft }: FileDifference): string =>
  step === undefined
    ? keysOf(at)
        .map((_key, index, keys) => fieldLabel(keys.slice(0, index + 1)))
        .join(', ')
    : `${stepWords[step]}: ${titleOf(file ?? draft)}`

function Part({ part, onTake }: { part: FileDifference; onTake: () => void }) {
  const title = partTitle(part)
  const block = part.file ?? part.draft
  return (
    <li className="file-part stack">
      <h4>{title}</h4>
      <PartCompared
        difference={part.difference}
        path={part.step === undefined ? keysOf(part.at) : []}
        kind={part.step === undefined ? undefined : (block as { kind?: unknown } | null)?.kind}
      />
      <p className="muted">{siteWords[part.site]}</p>
      <Button variant="secondary" size="small" onClick={onTake}>
        Neem over uit het bestand<span className="unseen">: {title}</span>
      </Button>
    </li>
  )
}

/**
 * The text of the project's file beside what is being written and what the site shows: taken over part by part, or given to a
 * developer, who puts it into the project.
 */
export function FilePanel({
  document: { codename, file: standing, published },
  body,
  onTake,
}: FilePanelProps) {
  const tell = useToast()
  const heading = useRef<HTMLHeadingElement>(null)
  const hasFile = standing !== 'none'
  const read = useCall(readFile, { params: { codename } }, { onReturn: false, enabled: hasFile })
  const save = () => {
    saveContent(new Blob([documentFile(body)], { type: 'application/json' }), `${codename}.json`)
    tell('Het bestand staat bij je downloads.')
  }
  const file = read.data?.body
  const parts = file ? fileDifferences({ file, published: published?.body, draft: body }) : []
  const take = (taken: FileDifference['taken']) => {
    onTake({ ...taken })
    tell('Overgenomen in je concept. Wat er stond, vind je in de geschiedenis.')
    heading.current?.focus()
  }
  return (
    <div className="history stack">
      <section className="stack">
        <h3 ref={heading} tabIndex={-1}>
          Bestand van het project
        </h3>
        {!hasFile && <p>Het project heeft geen bestand voor deze pagina. Ze is hier gemaakt.</p>}
        {read.error && <Failure fault={read.error} onAgain={() => void read.refetch()} />}
        {hasFile && !file && !read.error && <p className="muted">Een moment…</p>}
        {file && parts.length === 0 && <p>Je concept en het bestand zijn gelijk.</p>}
        {file && parts.length > 0 && (
          <>
            <p className="muted">
              Wat is doorgestreept staat alleen in je concept. Wat is onderstreept staat alleen in het
              bestand.
            </p>
            <ol className="file-parts">
              {parts.map((part) => (
                <Part
                  key={`${part.at.join('.')} ${part.step ?? ''}`}
                  part={part}
                  onTake={() => take(part.taken)}
                />
              ))}
            </ol>
            <div className="buttons">
              <Button variant="quiet" onClick={() => take(file)}>
                Neem het hele bestand over
              </Button>
            </div>
          </>
        )}
      </section>
      <section className="stack">
        <h3>Voor het project</h3>
        <p>
          Bewaar wat je nu schrijft als bestand. Een ontwikkelaar zet het in de map content van het project,
          op de plek van {codename}.
        </p>
        <Button variant="secondary" onClick={save}>
          Bewaar als bestand
        </Button>
      </section>
    </div>
  )
}
