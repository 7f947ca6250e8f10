import { useEffect, useRef, useState } from 'react'
import { fetchAnswer } from '../../../../core/contract/client.ts'
import {
  answerMessage,
  readMessages,
} from '../../../../core/contract/request-messages/request-messages-calls.ts'
import { unfinished } from '../../../../core/fields/brick/sentences.ts'
import { email } from '../../../../core/fields/person/email.ts'
import { messageWords } from '../../../../core/requests/message-words.ts'
import { DoneNotice, DoneToast } from '../../../engine/react/Done.tsx'
import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { ErrorBlock, Refusal } from '../../../engine/react/Trouble.tsx'
import { useUncontrolledForm } from '../../../login/uncontrolled-form.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { Panel } from '../../../ui/Facts.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { messagesRefused } from '../refused.ts'
import { requestLinkCopy } from '../request-link-content.ts'
import { givenAddress } from '../unsent-answer.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { type LinkedMessages, LinkedThread } from './LinkedThread.tsx'

/** Who has the link and its address, with what they read by it. */
interface Opened {
  emailAddress: string
  thread: LinkedMessages
}

/** The messages about a request, for who also knows the address to which its link was mailed. */
export function Messages({ link, reference }: { link: string; reference: string }) {
  const [opened, setOpened] = useState<Opened>()
  return (
    <Panel title={messageWords.title}>
      {opened ? (
        <Conversation
          link={link}
          reference={reference}
          opened={opened}
          onRead={(thread) => setOpened({ ...opened, thread })}
        />
      ) : (
        <AskAddress link={link} onOpen={setOpened} />
      )}
    </Panel>
  )
}

const read = (token: string, emailAddress: string) =>
  fetchAnswer(readMessages, { body: { token, emailAddress } })

const asks = { emailAddress: email }

function AskAddress({ link, onOpen }: { link: string; onOpen: (opened: Opened) => void }) {
  const { phone } = useFunnel()
  const { form, summary, submit, recheck, busy, told, faults, idOf } = useUncontrolledForm(
    asks,
    async (answers) => {
      const emailAddress = String(answers.emailAddress)
      givenAddress.write(emailAddress)
      onOpen({ emailAddress, thread: await read(link, emailAddress) })
    },
    messagesRefused,
    'Failed to read messages',
  )
  return (
    <form
      ref={form}
      className="fields"
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      onChange={recheck}
    >
      {faults.length > 0 && <ErrorSummary ref={summary} title={unfinished} faults={faults} />}
      <p>{requestLinkCopy.locked}</p>
      <TextInput
        id={idOf('emailAddress')}
        name="emailAddress"
        type="email"
        inputMode="email"
        label={email.facts.label}
        error={told.errors.emailAddress}
        autoComplete="email"
        defaultValue={givenAddress.read()}
        maxLength={email.facts.maxLength}
      />
      {told.sentence && <Refusal sentence={told.sentence} />}
      {told.generic && <ErrorBlock phone={phone} />}
      <div>
        <Button type="submit" busy={busy} busyText={requestLinkCopy.opening}>
          {requestLinkCopy.open}
        </Button>
      </div>
      <p className="muted">
        {requestLinkCopy.newLink} <a href={requestLinkCopy.page}>{requestLinkCopy.askNew}</a>.
      </p>
    </form>
  )
}

interface Conversing {
  link: string
  reference: string
  opened: Opened
  onRead: (thread: LinkedMessages) => void
}

function Conversation({ link, reference, opened: { emailAddress, thread }, onRead }: Conversing) {
  const [done, setDone] = useState<{ sentence: string; note: undefined; reference: undefined }>()
  const shown = useRef<HTMLElement>(null)
  // what was asked for takes the focus, as the form that asked for it is gone
  useEffect(() => shown.current?.focus(), [])
  return (
    <>
      <section className="fields" ref={shown} tabIndex={-1} aria-label={messageWords.title}>
        <LinkedThread thread={thread} />
        {done && <DoneNotice {...done} />}
      </section>
      {thread.canAnswer && (
        <AnswerForm
          reference={reference}
          send={async ({ text, attachments, key }) => {
            setDone(undefined)
            await fetchAnswer(
              answerMessage,
              { body: { token: link, emailAddress, text, attachments } },
              { idempotencyKey: key },
            )
            setDone({ sentence: messageWords.sent, note: undefined, reference: undefined })
            // it was taken in: that it cannot be read back now is no failure of sending it
            const after = await read(link, emailAddress).catch(() => undefined)
            if (after) onRead(after)
          }}
        />
      )}
      <DoneToast done={done} />
    </>
  )
}
