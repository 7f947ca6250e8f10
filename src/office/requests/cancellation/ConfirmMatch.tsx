import { Fragment, useEffect, useRef } from 'react'
import { type checkMatch, matchCancellation } from '../../../core/contract/cancellation/cancellation-calls.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { sureReason } from '../../../core/fields/staff/cancellation.ts'
import { formatDay } from '../../../core/kernel/day.ts'
import type { SureReason } from '../../../core/staff/reasons.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { Notice } from '../../../web/ui/Notice.tsx'
import { BrickForm } from '../../kit/BrickForm.tsx'
import { useOffice } from '../../shell/office-context.ts'
import type { RequestWhole } from '../request-words.ts'
import { useRequestAct } from '../use-request-act.ts'

export type Checked = AnswerOf<typeof checkMatch>

const nothing = group({})
const asksHow = group({ sure: sureReason })

const factsOf = ({ relationId, name, lastDay, isOver, mail, isMailedApart }: Checked) =>
  [
    ['Lid', name === null ? relationId : `${name}, lidnummer ${relationId}`],
    [isOver ? 'Was lid tot en met' : 'Lid tot en met', formatDay(lastDay, 'plain')],
    [
      'Krijgt een e-mail',
      isMailedApart ? 'het lid, en de afzender op een ander adres' : 'het lid, op het adres van de afzender',
    ],
    ['Onderwerp', mail.subject],
  ] as const

interface ConfirmMatchProps {
  request: RequestWhole
  checked: Checked
  onClose(done: boolean): void
}

/** What a match will do and what will be mailed, before it does; where it is not clear who is meant, how somebody knows. */
export function ConfirmMatch({ request: { reference, version }, checked, onClose }: ConfirmMatchProps) {
  const { call } = useOffice()
  const act = useRequestAct()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { relationId, isClear, lastDay, mail } = checked
  return (
    <div className="stack sand-box act-form">
      <h3 ref={heading} tabIndex={-1}>
        Dit gebeurt er
      </h3>
      <dl className="facts-list">
        {factsOf(checked).map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
        <dt>Zo begint de e-mail</dt>
        <dd className="typed">{mail.lines.join('\n')}</dd>
      </dl>
      {!isClear && (
        <Notice tone="warn" title="Niet duidelijk">
          <p>De gegevens kunnen ook van iemand anders zijn. Vraag het eerst na bij het lid.</p>
        </Notice>
      )}
      <BrickForm
        group={isClear ? nothing : asksHow}
        button={`Koppel aan lid ${relationId}`}
        busyText="Koppelen…"
        send={async ({ sure }) => {
          const body = { version, relationId, ...(!isClear && { sure: sure as SureReason }) }
          await act(
            () => call(matchCancellation, { params: { reference }, body }),
            `Gekoppeld: lid ${relationId} is lid tot en met ${formatDay(lastDay, 'plain')}.`,
          )
          onClose(true)
        }}
        beside={
          <Button variant="quiet" onClick={() => onClose(false)}>
            Toch niet
          </Button>
        }
      />
    </div>
  )
}
