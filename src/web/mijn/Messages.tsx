import { uploadedFiles } from '../../core/fields/files/attachments.ts'
import { messageText } from '../../core/fields/request/message-text.ts'
import { formatInstant } from '../../core/kernel/clock.ts'
import type { RefusedAnswer } from '../../core/mijn/pages.ts'
import { answerPath } from '../../core/mijn/paths.ts'
import type { SenderThread } from '../../core/mijn/sender-thread.ts'
import { messageWords } from '../../core/requests/message-words.ts'
import { Panel } from '../ui/Facts.tsx'
import { Field } from '../ui/Field.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Thread } from '../ui/Thread.tsx'
import { wiring } from '../ui/wiring.ts'
import { sizeText } from './parts.tsx'

const textId = 'antwoord'
const filesId = 'bestanden'

/** What was refused, at the top of the form, where the page opens. */
function Refused({ errors }: { errors: RefusedAnswer['errors'] }) {
  const faults = [
    ...(errors.text ? [{ id: textId, sentence: errors.text }] : []),
    ...(errors.attachments ? [{ id: filesId, sentence: errors.attachments }] : []),
  ]
  return (
    <Notice tone="error" role="alert" title={messageWords.notSent}>
      <ul>
        {faults.map(({ id, sentence }) => (
          <li key={id}>
            <a href={`#${id}`}>{sentence}</a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** The form to answer, which needs no script. It has no limit while typing: a text that is too long comes back whole. */
function AnswerForm({ reference, refused }: { reference: string; refused: RefusedAnswer | undefined }) {
  const { text: wrongText, attachments: wrongFiles } = refused?.errors ?? {}
  const text = { id: textId, label: messageText.facts.label, error: wrongText }
  const files = {
    id: filesId,
    label: messageWords.files,
    hint: refused?.hadFiles ? messageWords.filesAgain : messageWords.filesHint,
    error: wrongFiles,
    optional: true,
  }
  return (
    <form className="fields" method="post" action={answerPath(reference)} encType="multipart/form-data">
      <Field question={text}>
        <textarea
          className="input"
          id={textId}
          name="text"
          rows={5}
          defaultValue={refused?.text ?? ''}
          data-unsent={reference}
          {...wiring(text)}
        />
      </Field>
      <Field question={files}>
        <input
          className="input"
          type="file"
          id={filesId}
          name="attachments"
          multiple
          accept={uploadedFiles.join(',')}
          {...wiring(files)}
        />
      </Field>
      <div>
        <button className="btn btn-primary" type="submit">
          {messageWords.send}
        </button>
      </div>
      <p className="muted small">{messageWords.noMail}</p>
    </form>
  )
}

/** What was written about a request, with the form to answer. */
export function Messages({
  reference,
  thread: { messages, canAnswer, isAsked },
  refused,
}: {
  reference: string
  thread: SenderThread
  refused: RefusedAnswer | undefined
}) {
  return (
    <Panel title={messageWords.title}>
      <div className="mijn-text">
        {refused && <Refused errors={refused.errors} />}
        {isAsked && !refused && (
          <Notice title={messageWords.asked}>
            <p>{messageWords.askedMore}</p>
          </Notice>
        )}
        <Thread
          messages={messages.map(({ id, at, from, by, text, isNew, files }) => ({
            key: id,
            own: from === 'you',
            by: by ?? messageWords.you,
            at,
            when: formatInstant(at),
            text,
            isNew,
            files: files.map(({ name, bytes, href }) => ({ name, href, size: sizeText(bytes) })),
          }))}
        />
        {canAnswer && <AnswerForm reference={reference} refused={refused} />}
      </div>
    </Panel>
  )
}
