import { tryLater, wentWrong } from '../../../core/fields/brick/sentences.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { Help } from '../definition/exit.ts'

/** Matches a telephone number as the settings write it: `088 000 12 01`. */
const written = /0\d{2,3}(?: \d{2,4}){1,3}/

const withWholeNumber = (sentence: string, phone = written.exec(sentence)?.[0]) => {
  if (!phone) return sentence
  const [before, after] = sentence.split(phone)
  return (
    <>
      {before}
      <span className="whole" translate="no">
        {phone}
      </span>
      {after}
    </>
  )
}

/** The generic error block (D2). With `onRetry` it offers to try again; answers are always kept. */
export function ErrorBlock({ phone, onRetry }: { phone: string; onRetry?: () => void }) {
  return (
    <Notice
      tone="error"
      role="alert"
      title={wentWrong}
      actions={
        onRetry && (
          <Button variant="secondary" size="small" onClick={onRetry}>
            Probeer opnieuw
          </Button>
        )
      }
    >
      <p>{withWholeNumber(tryLater(phone), phone)}</p>
    </Notice>
  )
}

/** A refusal in one sentence, with a link to who can help. */
export function Refusal({ sentence, help }: { sentence: string; help?: Help | undefined }) {
  return (
    <Notice tone="error" role="alert">
      <p>
        {withWholeNumber(sentence)}
        {help && (
          <>
            {' '}
            <a href={help.href}>{help.label}</a>
          </>
        )}
      </p>
    </Notice>
  )
}
