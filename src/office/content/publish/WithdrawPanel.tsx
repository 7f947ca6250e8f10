import { useState } from 'react'
import { neededDocuments } from '../../../core/content/document-rights.ts'
import {
  compareSites,
  contentChoices,
  withdrawDocument,
} from '../../../core/contract/content/content-calls.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { Notice } from '../../../web/ui/Notice.tsx'
import { takeFocus } from '../../content-form/focus-later.ts'
import { Failure } from '../../kit/Failure.tsx'
import { Segments } from '../../kit/Segments.tsx'
import { useToast } from '../../kit/Toasts.tsx'
import { PickList } from '../../rich-text/PickList.tsx'
import { pageOptions } from '../../rich-text/page-options.ts'
import { useOffice } from '../../shell/office-context.ts'
import { useAct } from '../../shell/use-act.ts'
import { useCall } from '../../shell/use-call.ts'
import type { DocumentRead, PanelProps } from '../panel-props.ts'
import { ChangesTold, LinkedFrom } from './ChangesTold.tsx'
import { HeldPanel } from './HeldPanel.tsx'
import { NewerText } from './NewerText.tsx'
import { headOf } from './use-held.ts'
import { useRereadContent } from './use-take-back.ts'

/** A page to which visitors go. */
export type Target = Pick<AnswerOf<typeof contentChoices>['pages'][number], 'codename' | 'title' | 'path'>

const ways = [
  { word: 'page', label: 'Naar een andere pagina' },
  { word: 'nowhere', label: 'Nergens heen' },
] as const
export type Way = (typeof ways)[number]['word']

interface WhereToProps {
  codename: string
  way: Way | undefined
  target: Target | undefined
  onWay(way: Way): void
  onTarget(target: Target | undefined): void
}

/** Where visitors of the page go from now on. */
export function WhereTo({ codename, way, target, onWay, onTarget }: WhereToProps) {
  const choices = useCall(contentChoices, {})
  const others = choices.data?.pages.filter((page) => page.codename !== codename) ?? []
  return (
    <section className="stack">
      <h3>Waar gaan bezoekers heen?</h3>
      <Segments label="Waar bezoekers heen gaan" options={ways} value={way as Way} onChoose={onWay} />
      {way === 'nowhere' && (
        <p>
          Bezoekers lezen dat deze pagina er niet is, met een weg naar het zoeken. Zoekmachines halen haar na
          een tijd weg.
        </p>
      )}
      {choices.error && <Failure fault={choices.error} onAgain={() => void choices.refetch()} />}
      {way === 'page' && target && (
        <div className="stack">
          <p tabIndex={-1} ref={takeFocus}>
            Wie dit adres opent, komt op <strong>{target.title}</strong>{' '}
            <span className="muted">{target.path}</span>
          </p>
          <Button variant="quiet" onClick={() => onTarget(undefined)}>
            Kies een andere pagina
          </Button>
        </div>
      )}
      {way === 'page' && !target && choices.data && (
        <PickList
          label="Naar welke pagina?"
          options={pageOptions(others)}
          none="Er is geen pagina met deze woorden."
          onPick={(id) => onTarget(others.find((page) => page.codename === id))}
        />
      )}
    </section>
  )
}

interface ReadyProps extends Pick<PanelProps, 'onDone'> {
  document: DocumentRead
  number: number
}

function Ready({ document: { codename, draft, published, may }, number, onDone }: ReadyProps) {
  const { call } = useOffice()
  const tell = useToast()
  const reread = useRereadContent()
  const { fault, isBusy, run } = useAct()
  const changes = useCall(compareSites, { params: { codename }, body: {} }, { onReturn: false })
  const [way, setWay] = useState<Way>()
  const [target, setTarget] = useState<Target>()
  const isChosen = way === 'nowhere' || (way === 'page' && target !== undefined)
  const withdraw = () =>
    run(async () => {
      const redirect = way === 'page' && target ? target.path : null
      await call(withdrawDocument, { params: { codename }, body: { number, redirect } })
      tell('Van de site gehaald. Je leest hier nog de laatste tekst.')
      onDone()
      await reread()
    })
  if (fault?.newer)
    return (
      <NewerText
        told={fault.message}
        seen={(draft ?? published)?.body ?? null}
        newer={fault.newer}
        onGoOn={onDone}
      />
    )
  const linkedFrom = changes.data?.linkedFrom ?? []
  return (
    <>
      <WhereTo codename={codename} way={way} target={target} onWay={setWay} onTarget={setTarget} />
      {linkedFrom.length > 0 && (
        <Notice tone="warn" title="Deze pagina’s leiden hierheen. Pas ze aan.">
          <LinkedFrom named={linkedFrom} />
        </Notice>
      )}
      {changes.error && <Failure fault={changes.error} onAgain={() => void changes.refetch()} />}
      {changes.data ? (
        <ChangesTold changes={changes.data} />
      ) : (
        !changes.error && <p className="muted">We kijken wat dit verandert…</p>
      )}
      <p>De tekst blijft in de geschiedenis staan. Je zet haar daaruit terug.</p>
      {fault && <Failure fault={fault} />}
      <div className="buttons">
        <Button
          busy={isBusy}
          busyText="Weghalen…"
          aria-disabled={!isChosen || !may.publish || isBusy}
          onClick={() => isChosen && may.publish && void withdraw()}
        >
          Haal van de site
        </Button>
      </div>
      {!isChosen && <p className="muted">Kies eerst waar bezoekers heen gaan.</p>}
      {!may.publish && <p className="muted">Van de site halen hoort niet bij jouw rol.</p>}
    </>
  )
}

/** Takes a page from the site: where its visitors go, who links to it, and everything that changes by it. */
export function WithdrawPanel({ document, flush, onDone }: PanelProps) {
  if (neededDocuments.includes(document.codename))
    return (
      <div className="publish stack">
        <p>De site kan niet zonder deze pagina. Publiceer een andere tekst.</p>
      </div>
    )
  if (document.published === null)
    return (
      <div className="publish stack">
        <p>Deze pagina staat niet op de site.</p>
      </div>
    )
  return (
    <div className="publish stack">
      <HeldPanel document={document} flush={flush} onDone={onDone}>
        {(held) => {
          const number = headOf(held)
          return number === undefined ? (
            <p>Deze pagina staat niet meer op de site.</p>
          ) : (
            <Ready document={held} number={number} onDone={onDone} />
          )
        }}
      </HeldPanel>
    </div>
  )
}
