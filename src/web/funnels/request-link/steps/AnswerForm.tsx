import { unfinished } from '../../../../core/fields/brick/sentences.ts'
import { messageWords } from '../../../../core/requests/message-words.ts'
import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { ErrorBlock, Refusal } from '../../../engine/react/Trouble.tsx'
import { BrickField } from '../../../form/BrickField.tsx'
import { FormProvider } from '../../../form/handle.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { requestLinkCopy } from '../request-link-content.ts'
import { answerAsks, type Sent, useAnswerForm } from './use-answer-form.ts'

interface AnswerFormProps {
  reference: string
  send: (sent: Sent) => Promise<void>
}

/** The form to answer a message, with files. */
export function AnswerForm({ reference, send }: AnswerFormProps) {
  const { phone } = useFunnel()
  const { handle, submit, busy, told, faults, summary } = useAnswerForm(reference, send)
  return (
    <FormProvider value={handle}>
      <form className="fields" method="post" noValidate onSubmit={(event) => void submit(event)}>
        {faults.length > 0 && <ErrorSummary ref={summary} title={unfinished} faults={faults} />}
        <BrickField path="text" brick={answerAsks.text} />
        <BrickField path="attachments" brick={answerAsks.attachments} />
        {told.sentence && <Refusal sentence={told.sentence} />}
        {told.generic && <ErrorBlock phone={phone} />}
        {(told.sentence || told.generic) && (
          <p>
            {requestLinkCopy.stays} {requestLinkCopy.newLink}{' '}
            <a href={requestLinkCopy.page}>{requestLinkCopy.askNew}</a>.
          </p>
        )}
        <div>
          <Button type="submit" busy={busy} busyText={messageWords.sending}>
            {messageWords.send}
          </Button>
        </div>
        <p className="muted small">{messageWords.noMail}</p>
      </form>
    </FormProvider>
  )
}
