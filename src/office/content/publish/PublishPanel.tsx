import { useState } from 'react'
import { promptsIn } from '../../../core/content/advice/prompts.ts'
import { meets, rightsOfChange } from '../../../core/content/document-rights.ts'
import { takeBackSeconds } from '../../../core/content/take-back.ts'
import { checkDocument, compareSites, publishDocument } from '../../../core/contract/content/content-calls.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { despiteFaults } from '../../../core/fields/content/document.ts'
import { systemClock, todayIso } from '../../../core/kernel/day.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { roleLabels } from '../../../core/staff/roles.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { Notice } from '../../../web/ui/Notice.tsx'
import { BrickForm } from '../../kit/BrickForm.tsx'
import { Failure } from '../../kit/Failure.tsx'
import { useToast } from '../../kit/Toasts.tsx'
import { useOffice } from '../../shell/office-context.ts'
import { useAct } from '../../shell/use-act.ts'
import { useCall } from '../../shell/use-call.ts'
import { TextsCompared } from '../compare/TextsCompared.tsx'
import type { DocumentRead, PanelProps } from '../panel-props.ts'
import { addressOnSite } from '../saving/document-words.ts'
import { AskColleague } from './AskColleague.tsx'
import { ChangesTold } from './ChangesTold.tsx'
import { DefectsTold } from './DefectsTold.tsx'
import { HeldPanel } from './HeldPanel.tsx'
import { NewerText } from './NewerText.tsx'
import { counted, foundWords } from './publish-words.ts'
import { TakeBack } from './TakeBack.tsx'
import { useRereadContent, useTakeBack } from './use-take-back.ts'

const despiteForm = group({ despite: despiteFaults })

interface ReadyProps extends Pick<PanelProps, 'onDone' | 'onGo'> {
  document: DocumentRead
  draft: NonNullable<DocumentRead['draft']>
  /** Whether it only shows what changes, without publishing. */
  isLook: boolean
}

/** Publishes the draft with the number that was read. A refusal because there is a newer one is kept apart from the others. */
const usePublish = ({ document: { codename }, draft: { number, body }, onDone }: ReadyProps) => {
  const { call } = useOffice()
  const tell = useToast()
  const reread = useRereadContent()
  const takeBack = useTakeBack(codename, onDone)
  const [changed, setChanged] = useState<Fault>()
  const [isDone, setDone] = useState(false)
  const publish = async (despite?: string): Promise<void> => {
    let found: AnswerOf<typeof publishDocument>['found']
    try {
      const published = await call(publishDocument, {
        params: { codename },
        body: { number, ...(despite !== undefined && { despite }) },
      })
      found = published.found
    } catch (thrown) {
      if (!(thrown instanceof Fault) || thrown.code !== 'draft-changed') throw thrown
      setChanged(thrown)
      return
    }
    // what it changed is no question any more
    setDone(true)
    const until = Date.now() + takeBackSeconds * 1000
    const href = addressOnSite(body, todayIso(systemClock))
    tell(
      [`Versie ${number} staat op de site.`, ...(found ? [foundWords(found)] : [])].join(' '),
      { label: 'Neem terug', until, run: () => void takeBack(number) },
      href === undefined ? undefined : { label: 'Bekijk op de site', href },
    )
    onDone()
    await reread()
  }
  return { changed, isDone, publish }
}

/** Who has to publish what is beyond whoever reads this; empty where they may themselves. */
const rolesMissing = (
  publish: ReturnType<typeof rightsOfChange>['publish'],
  own: Parameters<typeof meets>[0],
): string =>
  publish
    .filter((list) => !meets(own, [list]))
    .map((list) => list.map((role) => roleLabels[role]).join(' of '))
    .join(' en ')

/** What it asks to publish this text, before anybody presses. */
function Rights({ document, draft }: ReadyProps) {
  const { me } = useOffice()
  const { codename, published, may } = document
  const rights = rightsOfChange(codename, published?.body, draft.body)
  const missing = rolesMissing(rights.publish, me.roles)
  if (!may.publish)
    return (
      <Notice>
        <p>Deze wijziging zet {missing || roleLabels.editor} op de site.</p>
      </Notice>
    )
  if (may.needsColleague)
    return (
      <Notice>
        <p>
          Jij schreef dit als laatste. Bij deze tekst zet een collega het op de site: vier ogen zien meer dan
          twee.
        </p>
      </Notice>
    )
  if (!rights.fourEyes && !rights.stepUp) return null
  return (
    <Notice>
      {rights.fourEyes && (
        <p>Jij bent hier het tweede paar ogen. Lees wat er anders is voordat je publiceert.</p>
      )}
      {rights.stepUp && <p>Hierbij geef je je tweede factor nog een keer.</p>}
    </Notice>
  )
}

/** Warns of questions of a model that are still in the text. */
function PromptsTold({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Notice
      tone="warn"
      title={`In de tekst ${count === 1 ? 'staat' : 'staan'} nog ${counted(count, 'vraag', 'vragen')} van het voorbeeld.`}
    >
      <p>Bezoekers lezen die ook. Zet er eerst je eigen tekst voor in de plaats.</p>
    </Notice>
  )
}

/** The button that publishes; with faults it asks first why the text goes on the site with them. */
function PublishAct({ defects, publish }: { defects: number; publish: (despite?: string) => Promise<void> }) {
  const { fault, isBusy, run } = useAct()
  if (defects > 0)
    return (
      <BrickForm
        group={despiteForm}
        button="Toch publiceren"
        busyText="Publiceren…"
        send={({ despite }) => publish(String(despite))}
      />
    )
  return (
    <>
      {fault && <Failure fault={fault} />}
      <div className="buttons">
        <Button busy={isBusy} busyText="Publiceren…" onClick={() => void run(publish)}>
          Publiceren
        </Button>
      </div>
    </>
  )
}

function Ready(props: ReadyProps) {
  const { document, draft, onDone, onGo, isLook } = props
  const { codename, published, may } = document
  const { number, body } = draft
  const params = { codename }
  const { changed, isDone, publish } = usePublish(props)
  const options = { onReturn: false, enabled: !isDone }
  const changes = useCall(compareSites, { params, body: { number } }, options)
  const judged = useCall(checkDocument, { params, body: { body } }, options)
  const newer = changed?.newer ?? changes.error?.newer
  if (newer) {
    const told = (changed ?? changes.error)?.message ?? ''
    return <NewerText told={told} seen={body} newer={newer} onGoOn={onDone} />
  }
  const defects = judged.data?.defects ?? []
  const mayPublish = may.publish && !may.needsColleague
  const fault = judged.error ?? changes.error
  const rights = rightsOfChange(codename, published?.body, body)
  return (
    <>
      <p className="muted">Dit gaat over versie {number}.</p>
      {changed && <Failure fault={changed} />}
      {fault && (
        <Failure
          fault={fault}
          onAgain={() => {
            void changes.refetch()
            void judged.refetch()
          }}
        />
      )}
      {defects.length > 0 && <DefectsTold defects={defects} onGo={onGo} />}
      <PromptsTold count={promptsIn(body)} />
      {!isLook && <Rights {...props} />}
      <section className="stack" aria-label="Wat dit verandert">
        {changes.data ? (
          <ChangesTold changes={changes.data} />
        ) : (
          !changes.error && <p className="muted">We kijken wat dit verandert…</p>
        )}
      </section>
      <details className="compare-fold" open={rights.fourEyes}>
        <summary>Lees woord voor woord wat er anders is</summary>
        <TextsCompared
          before={published?.body ?? null}
          after={body}
          names={['op de site', 'in dit concept']}
        />
      </details>
      {!isLook && mayPublish && judged.data && <PublishAct defects={defects.length} publish={publish} />}
      {!isLook && !mayPublish && (
        <AskColleague
          codename={codename}
          number={number}
          who={rights.publish.map((list) => list.map((role) => roleLabels[role]).join(' of ')).join(' en ')}
        />
      )}
    </>
  )
}

/**
 * Publishes a document: everything that changes by it first, then what it asks, then the one button; for a look the first alone. It
 * is about the text that was saved when the panel opened, and publishes no other.
 */
export function PublishPanel({
  document,
  flush,
  onDone,
  onGo,
  isLook = false,
}: PanelProps & { isLook?: boolean }) {
  return (
    <div className="publish stack">
      <HeldPanel document={document} flush={flush} onDone={onDone}>
        {(held) => (
          <>
            {held.draft ? (
              <Ready
                document={held}
                draft={held.draft}
                onDone={onDone}
                isLook={isLook}
                {...(onGo && { onGo })}
              />
            ) : (
              <p>
                {held.published
                  ? 'Er is geen concept. Op de site staat al wat je hier leest.'
                  : 'Deze pagina staat niet op de site. Zet de tekst eerst terug, dan kun je haar publiceren.'}
              </p>
            )}
            {!isLook && <TakeBack document={held} onDone={onDone} />}
          </>
        )}
      </HeldPanel>
    </div>
  )
}
