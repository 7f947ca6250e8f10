import type { ReactNode } from 'react'
import { correctionsAt } from '../../core/requests/corrections.ts'
import { When } from '../kit/When.tsx'
import { telOf } from './callback/callback-words.ts'
import { correctedInWords } from './correction-words.ts'
import type { Correction, RequestWhole } from './request-words.ts'

type Answer = RequestWhole['answers'][number]

/** What an answer was before a correction: struck, with who corrected it, when and how they knew. */
function Was({ correction, before }: { correction: Correction; before: string }) {
  const { by, at, reason } = correction
  return (
    <dd className="answer-was">
      Verbeterd door <bdi>{by ?? 'een collega'}</bdi>, <When at={at} /> ({correctedInWords(reason)}). Eerst:{' '}
      <del dir="auto">{before}</del>
    </dd>
  )
}

/** A Dutch number as the site keeps it: ten digits, or with the number of the country. */
const phoneForm = /^(?:\+31|0)[1-9]\d{8}$/

/** An answer as text; one that is a number to call is called by a press. */
function Value({ children: value }: { children: string }) {
  if (!phoneForm.test(value)) return value
  return (
    <a className="call-link" href={telOf(value)} translate="no">
      {value}
    </a>
  )
}

interface AnswerProps {
  answer: Answer
  /** Its corrections, the oldest first. */
  corrections: readonly Correction[]
}

/** One answer as it counts now, and below it everything that it was, the last first. */
function OneAnswer({ answer: { value }, corrections }: AnswerProps) {
  const was = corrections
    .map((correction, nth) => ({ correction, nth, before: corrections[nth - 1]?.value ?? value }))
    .toReversed()
  return (
    <>
      <dd dir="auto">
        <Value>{corrections.at(-1)?.value ?? value}</Value>
      </dd>
      {was.map(({ correction, nth, before }) => (
        <Was key={nth} correction={correction} before={before} />
      ))}
    </>
  )
}

interface AnswersProps {
  answers: readonly Answer[]
  corrections: readonly Correction[]
  /** What stands below the answer at a place, such as a way to correct it. */
  correct?: (place: number) => ReactNode
}

/**
 * Questions and answers of a request, each group below its heading, with what staff corrected. Whatever a visitor typed is text
 * and nothing else.
 */
export function Answers({ answers, corrections, correct }: AnswersProps) {
  if (answers.length === 0) return <p className="muted">Er is niets ingevuld.</p>
  const placed = answers.map((answer, place) => ({ answer, place }))
  const sections = [...Map.groupBy(placed, ({ answer: { section } }) => section ?? '')]
  return sections.map(([section, own]) => (
    <div key={section} className="answers-part">
      {section && <h3>{section}</h3>}
      <dl className="answers">
        {own.map(({ answer, place }) => (
          <div key={place}>
            <dt>{answer.label}</dt>
            <OneAnswer answer={answer} corrections={correctionsAt(corrections, place)} />
            {correct && <dd className="no-print">{correct(place)}</dd>}
          </div>
        ))}
      </dl>
    </div>
  ))
}
