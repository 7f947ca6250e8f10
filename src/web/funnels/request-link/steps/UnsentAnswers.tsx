import { useId, useState } from 'react'
import { messageWords } from '../../../../core/requests/message-words.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { requestLinkCopy } from '../request-link-content.ts'
import { type UnsentAnswer, unsentAnswer, unsentAnswers } from '../unsent-answer.ts'

function Unsent({ answer: { reference, text }, onDrop }: { answer: UnsentAnswer; onDrop(): void }) {
  const id = useId()
  return (
    <Notice tone="warn" title={messageWords.notSent}>
      <p>
        {messageWords.copy} {requestLinkCopy.unsentBack}
      </p>
      <Field question={{ id, label: `${messageWords.yourText}, ${reference}` }}>
        <textarea className="input" id={id} rows={6} readOnly value={text} />
      </Field>
      <Button
        variant="secondary"
        size="small"
        onClick={() => {
          unsentAnswer(reference).clear()
          onDrop()
        }}
      >
        {requestLinkCopy.unsentDrop}
      </Button>
    </Notice>
  )
}

/** What was typed in this tab and could not be sent, for who has no good link any more. */
export function UnsentAnswers() {
  const [answers, setAnswers] = useState(unsentAnswers)
  return answers.map((answer) => (
    <Unsent key={answer.reference} answer={answer} onDrop={() => setAnswers(unsentAnswers())} />
  ))
}
