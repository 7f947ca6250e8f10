import { useEffect, useRef } from 'react'
import { readRequest, requestFilePath } from '../../../core/contract/requests/requests-calls.ts'
import { fileSize } from '../../../web/form/file-size.ts'
import { Colleague } from '../../kit/Colleague.tsx'
import { CountedButton } from '../../kit/CountedButton.tsx'
import { Failure } from '../../kit/Failure.tsx'
import { When } from '../../kit/When.tsx'
import { useOffice } from '../../shell/office-context.ts'
import { useAct } from '../../shell/use-act.ts'
import { useReread } from '../../shell/use-call.ts'
import { OfSender } from '../OfSender.tsx'
import type { RequestWhole } from '../request-words.ts'
import { useTakeBack } from './use-take-back.ts'

type Message = RequestWhole['messages'][number]
type OnItsWay = NonNullable<RequestWhole['waiting']>

function Files({ reference, files }: { reference: string; files: Message['files'] }) {
  if (files.length === 0) return null
  return (
    <ul className="message-files">
      {files.map(({ id, name, bytes }) => (
        <li key={id}>
          <a href={requestFilePath(reference, id)} download="">
            <bdi>{name}</bdi>
          </a>{' '}
          <span className="muted">{fileSize(bytes)}</span>
        </li>
      ))}
    </ul>
  )
}

/** The id of a message in the page, by which it gets the focus. */
export const messageId = ({ id }: Pick<Message, 'id'>): string => `message-${id}`

function Sent({ request: { reference, name }, message }: { request: RequestWhole; message: Message }) {
  const { from, by, at, text, files, readAt } = message
  return (
    <li id={messageId(message)} tabIndex={-1} className="message" data-from={from}>
      <p className="typed message-text" dir="auto">
        {text}
      </p>
      <Files reference={reference} files={files} />
      <p className="muted message-by">
        {by ? <Colleague id={by.id} name={by.name} /> : <OfSender name={name}>De afzender</OfSender>},{' '}
        <When at={at} />
        {from === 'us' && (readAt === null ? '. Nog niet gelezen' : '. Gelezen')}
      </p>
    </li>
  )
}

/** Milliseconds after its moment at which a message that was on its way is read anew. */
const sentMs = 2500

/** A message in the minute in which it can be taken back. */
function Waiting({ reference, waiting }: { reference: string; waiting: OnItsWay }) {
  const { me } = useOffice()
  const takeBack = useTakeBack(reference)
  const reread = useReread()
  const { fault, isBusy, run } = useAct()
  const until = Date.parse(waiting.sendsAt)
  const now = useRef(reread)
  now.current = reread
  useEffect(() => {
    const wait = Math.max(until - Date.now(), 0) + sentMs
    const timer = setTimeout(() => void now.current(readRequest), wait)
    return () => clearTimeout(timer)
  }, [until])
  return (
    <li className="message" data-from="us" data-waiting="">
      <p className="typed message-text" dir="auto">
        {waiting.text}
      </p>
      <Files reference={reference} files={waiting.files} />
      <p className="muted message-by">
        {waiting.by.id === me.id ? 'Gaat zo weg' : `Gaat zo weg, van ${waiting.by.name}`}
      </p>
      {waiting.by.id === me.id && (
        <CountedButton
          label="Neem terug"
          until={until}
          variant="quiet"
          busy={isBusy}
          onPress={() => void run(takeBack)}
        />
      )}
      {fault && <Failure fault={fault} />}
    </li>
  )
}

/** Everything that was written between us and the sender of a request, the oldest first, and what is on its way. */
export function Thread({ request }: { request: RequestWhole }) {
  const { reference, messages, waiting } = request
  return (
    <section className="stack" aria-labelledby="messages">
      <h2 id="messages">Berichten</h2>
      {messages.length === 0 && !waiting && (
        <p className="muted">Er is nog niets geschreven tussen ons en de afzender.</p>
      )}
      <ol className="messages">
        {messages.map((message) => (
          <Sent key={message.id} request={request} message={message} />
        ))}
        {waiting && <Waiting key={waiting.sendsAt} reference={reference} waiting={waiting} />}
      </ol>
    </section>
  )
}
