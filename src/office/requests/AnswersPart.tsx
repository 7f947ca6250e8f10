import { useEffect, useRef, useState } from 'react'
import { writeCorrection } from '../../core/contract/request-corrections/request-corrections-calls.ts'
import { isMasked } from '../../core/requests/corrections.ts'
import { Button } from '../../web/ui/Button.tsx'
import { Notice } from '../../web/ui/Notice.tsx'
import { useKeys } from '../kit/use-keys.ts'
import { useOffice } from '../shell/office-context.ts'
import { Answers } from './Answers.tsx'
import { CorrectAnswer } from './CorrectAnswer.tsx'
import { oldAtPartner } from './correction-words.ts'
import { correctLetter } from './request-acts.ts'
import type { RequestWhole } from './request-words.ts'

/** Whether somebody may correct an answer of this request, and there is one that is corrected here. */
const useMayCorrect = ({ isOwn, version, answers }: RequestWhole): boolean => {
  const { may } = useOffice()
  return isOwn && version > 0 && may(writeCorrection.name) && answers.some((one) => !isMasked(one))
}

/** Where somebody goes on who begins to correct: what they typed before, else the first answer that has a button. */
const startOf = (part: HTMLElement | null): HTMLElement | null =>
  part?.querySelector<HTMLElement>('.answers textarea') ??
  part?.querySelector<HTMLElement>('.answers button') ??
  null

/**
 * The answers, each with what it was corrected to. One button turns them into a list in which each answer that can be corrected has a
 * button of its own; Escape, or the same button, turns it back.
 */
export function AnswersPart({ request }: { request: RequestWhole }) {
  const { answers, corrections } = request
  const [isAsked, setAsked] = useState(false)
  const part = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const mayCorrect = useMayCorrect(request)
  const isCorrecting = isAsked && mayCorrect
  const told = oldAtPartner(request)
  useEffect(() => {
    if (isCorrecting) startOf(part.current)?.focus()
  }, [isCorrecting])
  const begin = () => setAsked(true)
  const leave = () => {
    setAsked(false)
    button.current?.focus()
  }
  useKeys({
    [correctLetter]: mayCorrect && !isCorrecting ? begin : undefined,
    Escape: isCorrecting ? leave : undefined,
  })
  return (
    <section ref={part} className="stack" aria-labelledby="answers">
      <header className="part-head">
        <h2 id="answers">Antwoorden</h2>
        {mayCorrect && (
          <Button
            ref={button}
            variant="quiet"
            aria-keyshortcuts={isCorrecting ? 'Escape' : correctLetter}
            onClick={isCorrecting ? leave : begin}
          >
            {isCorrecting ? 'Klaar' : 'Verbeter een antwoord…'}
            {isCorrecting && <span className="unseen"> met verbeteren</span>}
            <span aria-hidden="true">
              <kbd>{isCorrecting ? 'Esc' : correctLetter}</kbd>
            </span>
          </Button>
        )}
      </header>
      {told !== undefined && (
        <Notice tone="warn">
          <p>{told}</p>
        </Notice>
      )}
      <Answers
        answers={answers}
        corrections={corrections}
        {...(isCorrecting && {
          correct: (place: number) => <CorrectAnswer request={request} place={place} />,
        })}
      />
    </section>
  )
}
