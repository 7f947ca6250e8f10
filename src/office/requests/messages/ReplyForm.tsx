import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { sendReply } from '../../../core/contract/request-messages/request-messages-calls.ts'
import { actOnRequest } from '../../../core/contract/requests/requests-calls.ts'
import { replyText } from '../../../core/fields/staff/reply.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { fillReply, missingInWords } from '../../../core/requests/reply-placeholders.ts'
import { replyValues } from '../../../core/requests/reply-values.ts'
import { mostOfMessage, type ReplyAct } from '../../../core/staff/reply-acts.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { TextArea } from '../../../web/ui/TextArea.tsx'
import { Failure } from '../../kit/Failure.tsx'
import { inShort } from '../../kit/When.tsx'
import { useOffice } from '../../shell/office-context.ts'
import { useAct } from '../../shell/use-act.ts'
import { calledAtStart, OfSender } from '../OfSender.tsx'
import { endedSilently } from '../request-acts.ts'
import type { RequestWhole } from '../request-words.ts'
import { useRequestAct } from '../use-request-act.ts'
import { ChooseText } from './ChooseText.tsx'
import { ReplyFiles } from './ReplyFiles.tsx'
import { replyWords } from './reply-words.ts'
import type { Kept, Reply } from './use-reply.ts'
import { useTakeBack } from './use-take-back.ts'

const keptInWords = (kept: Kept): string => {
  if (!kept) return ''
  if (kept.state === 'keeping') return 'Klad bewaren…'
  if (kept.state === 'here') return `Nog niet bewaard, het staat alleen hier. ${kept.why}`
  return `Klad bewaard, ${inShort(new Date(kept.at).toISOString())} uur`
}

const fileMissing = 'Nog niet verstuurd: een bestand kwam niet aan. Voeg het opnieuw toe, of verstuur zonder.'

interface ReplyFormProps {
  act: ReplyAct
  request: RequestWhole
  reply: Reply
  onClose(done: boolean): void
}

/** Writes to the sender of a request. What is sent can be taken back for a minute; what is typed stays, whatever it is to do. */
export function ReplyForm({ act, request, reply, onClose }: ReplyFormProps) {
  const { reference, version, name } = request
  const called = calledAtStart(name)
  const { call, me, start } = useOffice()
  const doAct = useRequestAct()
  const takeBack = useTakeBack(reference)
  const { fault, isBusy, run } = useAct()
  const [missing, setMissing] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const words = replyWords[act]
  /** What is wrong with the text stands at the text, and which file is gone at the files. All of it is a draft as before. */
  const atField = async (thrown: unknown): Promise<never> => {
    if (thrown instanceof Fault && thrown.errors?.text) setMissing(thrown.errors.text[0])
    await reply.recheck()
    throw thrown
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    const judged = replyText.schema.safeParse(reply.text)
    if (!judged.success) {
      setMissing(judged.error.issues[0]?.message)
      document.getElementById(id)?.focus()
      return
    }
    void run(async () => {
      const files = await reply.settled()
      if (!files) throw new Fault(409, 'not-now', fileMissing)
      const body = { version, act, text: judged.data, files }
      await doAct(
        () => call(sendReply, { params: { reference }, body }).catch(atField),
        words.told,
        ({ sendsAt }) => ({
          label: 'Neem terug',
          until: Date.parse(sendsAt),
          run: () => void takeBack().catch(() => undefined),
        }),
      )
      reply.clear()
      onClose(true)
    })
  }
  /** Puts a text in, filled in for this request; what has no value stands in it as it was, and is told. */
  const choose = (chosen: string): string | undefined => {
    const { text, missing } = fillReply(chosen, replyValues(request, me, start, new Date()))
    setMissing(undefined)
    reply.write(reply.text.trim() === '' ? text : `${reply.text.trimEnd()}\n\n${text}`, act)
    document.getElementById(id)?.focus()
    return missingInWords(missing)
  }
  const endSilently = () =>
    run(async () => {
      await doAct(
        () => call(actOnRequest, { params: { reference, action: 'done' }, body: { version } }),
        endedSilently.told,
      )
      onClose(true)
    })
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    form.current?.requestSubmit()
  }
  return (
    <form ref={form} className="form" onSubmit={send} noValidate>
      <ChooseText kind={request.kind} desk={request.desk ?? undefined} onChoose={choose} />
      <TextArea
        id={id}
        label={
          called === undefined ? (
            'Bericht aan de afzender'
          ) : (
            <>
              Bericht aan <bdi>{called}</bdi>
            </>
          )
        }
        value={reply.text}
        rows={8}
        limit={mostOfMessage}
        {...(missing !== undefined && { error: missing })}
        aria-keyshortcuts="Control+Enter"
        onKeyDown={byKey}
        onValue={(text) => {
          setMissing(undefined)
          reply.write(text, act)
        }}
      />
      <p className="muted kept" role="status">
        {keptInWords(reply.kept)}
      </p>
      <ReplyFiles act={act} reference={reference} reply={reply} />
      <p className="muted">
        De mail zegt alleen dat er een bericht is.{' '}
        <OfSender name={name}>De afzender leest het op onze site.</OfSender> {words.after}
      </p>
      {fault && <Failure fault={fault} />}
      <div className="buttons">
        <Button type="submit" busy={isBusy} busyText="Klaarzetten…">
          {words.button}
          <span aria-hidden="true">
            <kbd>Ctrl Enter</kbd>
          </span>
        </Button>
        {act === 'done' && reply.text.trim() === '' && (
          <Button
            variant="secondary"
            busy={isBusy}
            busyText={endedSilently.busyText}
            onClick={() => void endSilently()}
          >
            {endedSilently.button}
          </Button>
        )}
        <Button variant="quiet" onClick={() => onClose(false)}>
          Toch niet
        </Button>
      </div>
    </form>
  )
}
