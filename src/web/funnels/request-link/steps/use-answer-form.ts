import { type FormEvent, useEffect, useRef, useState } from 'react'
import { fetchAnswer } from '../../../../core/contract/client.ts'
import { optional } from '../../../../core/fields/brick/brick.ts'
import { firstErrors } from '../../../../core/fields/brick/first-error.ts'
import { group } from '../../../../core/fields/brick/group.ts'
import { uploadedFiles } from '../../../../core/fields/files/attachments.ts'
import { type UploadedFile, uploads } from '../../../../core/fields/files/uploads.ts'
import { messageText } from '../../../../core/fields/request/message-text.ts'
import { useFunnel } from '../../../engine/react/funnel-context.ts'
import type { FormHandle } from '../../../form/handle.ts'
import { messagesRefused } from '../refused.ts'
import { unsentAnswer } from '../unsent-answer.ts'

/** What an answer asks. */
export const answerAsks = { text: messageText, attachments: optional(uploads({ accept: uploadedFiles })) }

interface Typed {
  text?: string
  attachments?: UploadedFile[]
}

/** An answer as it is sent: the key is the same for every try to send the same. */
export interface Sent {
  text: string
  attachments: string[]
  key: string
}

interface Told {
  errors: Readonly<Record<string, string>>
  sentence?: string | undefined
  generic: boolean
}

const nothing: Told = { errors: {}, generic: false }

/** The first error of each field, whichever part of it is wrong. */
const errorsOf = (typed: Typed): Record<string, string> => {
  const files = typed.attachments?.length ? typed.attachments : undefined
  const wrong = firstErrors(group(answerAsks), { text: typed.text ?? '', attachments: files })
  return Object.fromEntries(
    Object.entries(wrong).map(([path, sentence]) => [path.split('.')[0] ?? path, sentence]),
  )
}

/** The key of an answer: another one as soon as something else is sent, so that a try that got lost is not sent twice. */
const useKey = () => {
  const { store } = useFunnel()
  const last = useRef<{ body: string; key: string }>(undefined)
  return (text: string, attachments: readonly string[]): string => {
    const body = JSON.stringify([text, attachments])
    if (last.current?.body !== body) last.current = { body, key: store.environment.newKey() }
    return last.current.key
  }
}

/**
 * The form of an answer about the request of `reference`. Its text is kept in this tab until it is sent, its files stay in the memory
 * of this page. It is a form of its own and no step, as what is sent shows right above it. `send` throws what the call refused.
 */
export function useAnswerForm(reference: string, send: (sent: Sent) => Promise<void>) {
  const { store, idOf } = useFunnel()
  const [typed, setTyped] = useState<Typed>(() => {
    const text = unsentAnswer(reference).read()
    return text === '' ? {} : { text }
  })
  const [told, tell] = useState<Told>(nothing)
  const [busy, setBusy] = useState(false)
  const [faulty, setFaulty] = useState(0)
  const now = useRef<Typed>(typed)
  const blocked = useRef(new Map<string, string>())
  const waits = useRef<Promise<unknown>>(Promise.resolve())
  const running = useRef(false)
  const summary = useRef<HTMLDivElement>(null)
  const keyOf = useKey()

  const change = (next: Typed) => {
    now.current = next
    setTyped(next)
    if (next.text) unsentAnswer(reference).write(next.text)
    else unsentAnswer(reference).clear()
    // an error goes as soon as its field is right, and none appears while somebody is still typing
    const wrong = errorsOf(next)
    tell((before) => ({
      ...before,
      errors: Object.fromEntries(Object.entries(before.errors).filter(([name]) => wrong[name])),
    }))
  }
  const handle: FormHandle = {
    idOf,
    value: (path) => typed[path as keyof Typed],
    now: (path) => now.current[path as keyof Typed],
    set: (path, value) => change({ ...now.current, [path]: value }),
    touch: () => undefined,
    error: (path) => told.errors[path],
    hint: () => undefined,
    shown: () => true,
    fixed: () => false,
    readFailed: false,
    choices: (_path, own = []) => own,
    draws: () => undefined,
    block: (path, sentence) => {
      if (sentence === undefined) blocked.current.delete(path)
      else blocked.current.set(path, sentence)
    },
    wait: (work) => {
      waits.current = Promise.all([waits.current, work.catch(() => undefined)])
    },
    setCount: () => undefined,
    removeEntry: () => undefined,
    call: fetchAnswer,
    log: (failure) => store.environment.log(failure),
  }
  const refuse = (next: Told) => {
    tell(next)
    if (Object.keys(next.errors).length > 0) setFaulty((times) => times + 1)
  }
  const trySend = async () => {
    // files that are on their way go along
    await waits.current
    const errors = { ...errorsOf(now.current), ...Object.fromEntries(blocked.current) }
    if (Object.keys(errors).length > 0) return refuse({ errors, generic: false })
    const text = messageText.schema.parse(now.current.text ?? '')
    const attachments = (now.current.attachments ?? []).map(({ id }) => id)
    tell(nothing)
    try {
      await send({ text, attachments, key: keyOf(text, attachments) })
      change({})
    } catch (thrown) {
      store.environment.log('Failed to send a message')
      const { errors: own, sentence } = messagesRefused(thrown)
      refuse({ errors: own, sentence, generic: !sentence && Object.keys(own).length === 0 })
    }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await trySend()
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  // each failed try moves the focus to the summary
  useEffect(() => {
    if (faulty > 0) summary.current?.focus()
  }, [faulty])
  const faults = Object.entries(told.errors).map(([name, text]) => ({ id: idOf(name), text }))
  return { handle, submit, busy, told, faults, summary }
}
