import { useEffect, useRef, useState } from 'react'
import { checkBulkAct, startBulkAct } from '../../../core/contract/bulk-acts/bulk-acts-calls.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { BulkAct } from '../../../core/staff/bulk-acts.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { Failure } from '../../kit/Failure.tsx'
import { keepUnsent } from '../../kit/unsent.ts'
import { useOffice } from '../../shell/office-context.ts'
import { useAct } from '../../shell/use-act.ts'
import { asSentence, readOfAct } from '../request-acts.ts'
import { bulkForms, type Given } from './BulkForm.tsx'
import { possibleInWords, titleOf } from './bulk-words.ts'
import type { Chosen } from './choice.ts'
import { GivenTo, MessageOfEach, NoteOfEach } from './WhatComes.tsx'

/** What was looked at: what the act is given, and with which requests it can be done. */
interface Looked {
  given: Given
  answer: AnswerOf<typeof checkBulkAct>
}

/** A refusal at a field of what the act is given, by the name that the field has in its form. */
const atFields = (thrown: unknown): unknown => {
  if (!(thrown instanceof Fault) || !thrown.errors) return thrown
  const { status, code, message, errors } = thrown
  const named = Object.entries(errors).map(([path, sentences]) => [path.replace(/^given\./, ''), sentences])
  return new Fault(status, code, message, { errors: Object.fromEntries(named) })
}

interface PreviewProps {
  act: BulkAct
  looked: Looked
  chosen: Chosen
  isBusy: boolean
  onDo(): void
  onBack(): void
}

/** With how many it can be done and with which not and why, and what is then written or to whom they go, before anything is done. */
function Preview({ act, looked: { given, answer }, chosen, isBusy, onDo, onBack }: PreviewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const not = answer.items.filter(({ sentence }) => sentence !== null)
  const possible = answer.items.length - not.length
  const references = answer.items.flatMap(({ reference, sentence }) => (sentence === null ? reference : []))
  return (
    <div className="stack">
      <h3 ref={heading} tabIndex={-1}>
        {possibleInWords(possible, answer.items.length)}
      </h3>
      {not.length > 0 && (
        <ul className="bulk-why">
          {not.map(({ reference, sentence }) => (
            <li key={reference}>
              <strong>
                <bdi>{chosen.get(reference)?.name ?? reference}</bdi>
              </strong>{' '}
              <span className="muted nowrap" translate="no">
                {reference}
              </span>
              <span className="bulk-sentence">{sentence}</span>
            </li>
          ))}
        </ul>
      )}
      {possible > 0 && act === 'assign' && <GivenTo given={given} />}
      {possible > 0 && given.note && <NoteOfEach note={given.note} />}
      {answer.reads && (
        <MessageOfEach act={act} given={given} first={answer.reads} chosen={chosen} references={references} />
      )}
      <div className="buttons">
        {possible > 0 && (
          <Button busy={isBusy} busyText="Beginnen…" onClick={onDo}>
            {titleOf(act, possible)}
          </Button>
        )}
        <Button variant="quiet" onClick={onBack}>
          Terug
        </Button>
      </div>
    </div>
  )
}

interface BulkActPanelProps {
  act: BulkAct
  chosen: Chosen
  onStarted(id: string, given: Given): void
  onClose(): void
}

/**
 * An act with the requests that were chosen, in the place of the list: what it asks, then with which it can be done, and only then it is
 * done. What was typed stays until it is.
 */
export function BulkActPanel({ act, chosen, onStarted, onClose }: BulkActPanelProps) {
  const { call } = useOffice()
  const { fault, isBusy, run } = useAct()
  const [looked, setLooked] = useState<Looked>()
  const heading = useRef<HTMLHeadingElement>(null)
  const keptAs = `bulk ${act}`
  const typed = useRef<Given>(undefined)
  useEffect(() => {
    heading.current?.focus()
    return () => {
      if (typed.current) keepUnsent(keptAs, typed.current, {})
    }
  }, [keptAs])

  const look = async (given: Given) => {
    const items = [...chosen.keys()].map((reference) => ({ reference }))
    const answer = await call(checkBulkAct, { body: { act, given, items } }).catch((thrown) => {
      throw atFields(thrown)
    })
    typed.current = given
    setLooked({ given, answer })
  }
  const lookAtOnce = useRef(() => run(() => look({})))
  useEffect(() => {
    if (act === 'claim') void lookAtOnce.current()
  }, [act])
  const start = ({ given, answer }: Looked) =>
    run(async () => {
      const items = answer.items.flatMap(({ reference, version }) =>
        version === null ? [] : [{ reference, version }],
      )
      const { id } = await call(startBulkAct, { body: { id: answer.id, act, given, items } })
      typed.current = undefined
      onStarted(id, given)
    })
  const back = () => {
    typed.current = undefined
    if (act === 'claim') return onClose()
    setLooked(undefined)
    heading.current?.focus()
  }
  const Form = act === 'claim' ? undefined : bulkForms[act]
  return (
    <section className="stack sand-box act-form bulk-act" aria-labelledby="bulk-act">
      <h2 id="bulk-act" ref={heading} tabIndex={-1}>
        {titleOf(act, chosen.size)}
      </h2>
      <p className="muted">{asSentence(readOfAct(act))}</p>
      {fault && <Failure fault={fault} />}
      {Form && (
        <div hidden={looked !== undefined}>
          <Form chosen={chosen} keptAs={keptAs} onLook={look} onClose={onClose} />
        </div>
      )}
      {looked && (
        <Preview
          act={act}
          looked={looked}
          chosen={chosen}
          isBusy={isBusy}
          onDo={() => void start(looked)}
          onBack={back}
        />
      )}
      {!Form && !looked && (
        <>
          {isBusy && <p className="muted">Een moment…</p>}
          <Button variant="quiet" onClick={onClose}>
            Toch niet
          </Button>
        </>
      )}
    </section>
  )
}
