import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { writeCorrection } from '../../core/contract/request-corrections/request-corrections-calls.ts'
import { group } from '../../core/fields/brick/group.ts'
import { correctedAnswer, correctionReason } from '../../core/fields/staff/request-correction.ts'
import { isMasked, maskedSentence, valueNow } from '../../core/requests/corrections.ts'
import type { CorrectionReason } from '../../core/staff/reasons.ts'
import { Button } from '../../web/ui/Button.tsx'
import { BrickForm } from '../kit/BrickForm.tsx'
import { unsentOf } from '../kit/unsent.ts'
import { useOffice } from '../shell/office-context.ts'
import type { RequestWhole } from './request-words.ts'
import { useRequestAct } from './use-request-act.ts'

const fields = group({ value: correctedAnswer, reason: correctionReason })

interface CorrectAnswerProps {
  request: RequestWhole
  /** Which answer: its place among those of the request. */
  place: number
}

/** The word by which what was typed for an answer, and not saved, is kept. */
const keptAs = (reference: string, place: number): string => `${reference} correct ${place}`

/** The form that corrects an answer; it begins with the answer as it counts now. Escape closes it, as its second button does. */
function CorrectForm({ request, place, onClose }: CorrectAnswerProps & { onClose(): void }) {
  const { reference, version, answers, corrections } = request
  const { call } = useOffice()
  const act = useRequestAct()
  const top = useRef<HTMLFieldSetElement>(null)
  useEffect(() => (top.current?.querySelector('textarea') ?? top.current)?.focus(), [])
  const answer = answers[place]
  if (!answer) return null
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onClose()
  }
  return (
    <fieldset
      ref={top}
      tabIndex={-1}
      className="sand-box act-form"
      aria-label={`Verbeter: ${answer.label}`}
      onKeyDown={onKeyDown}
    >
      <BrickForm
        group={fields}
        keptAs={keptAs(reference, place)}
        initial={{ value: valueNow(answer, corrections, place) }}
        button="Bewaar de verbetering"
        busyText="Bewaren…"
        variant="secondary"
        send={async ({ value, reason }) => {
          const body = { version, place, value: String(value), reason: reason as CorrectionReason }
          await act(() => call(writeCorrection, { params: { reference }, body }), 'Antwoord verbeterd.')
          onClose()
        }}
        beside={
          <Button variant="quiet" onClick={onClose}>
            Toch niet
          </Button>
        }
      />
    </fieldset>
  )
}

/**
 * Corrects one answer: a button, and the form below it, which is open where something was typed before. What is masked is not corrected
 * here, and says why.
 */
export function CorrectAnswer({ request, place }: CorrectAnswerProps) {
  const [isOpen, setOpen] = useState(() => unsentOf(keptAs(request.reference, place)) !== undefined)
  const button = useRef<HTMLButtonElement>(null)
  const answer = request.answers[place]
  if (!answer) return null
  if (isMasked(answer)) return <span className="muted answer-was">{maskedSentence}</span>
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        size="small"
        aria-expanded={isOpen}
        onClick={() => setOpen((was) => !was)}
      >
        Verbeter…<span className="unseen"> {answer.label}</span>
      </Button>
      {isOpen && (
        <CorrectForm
          request={request}
          place={place}
          onClose={() => {
            setOpen(false)
            button.current?.focus()
          }}
        />
      )}
    </>
  )
}
