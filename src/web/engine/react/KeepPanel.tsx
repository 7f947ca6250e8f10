import { type FormEvent, useEffect, useRef, useState } from 'react'
import { fetchAnswer } from '../../../core/contract/client.ts'
import { keepDraft } from '../../../core/contract/drafts/drafts-calls.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import { email } from '../../../core/fields/person/email.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { emailOf } from '../../../core/kernel/viewer.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { save, withProgress } from '../apply/change.ts'
import { check } from '../definition/layout.ts'
import type { FunnelStore } from '../store.ts'
import { formToKeep } from './form-to-keep.ts'
import { useFunnel } from './funnel-context.ts'
import { ErrorBlock } from './Trouble.tsx'

type Kept = AnswerOf<typeof keepDraft>

const day = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' })

const keep = (store: FunnelStore, emailAddress: string): Promise<Kept> => {
  const { id, holder } = store.state.progress.kept ?? {}
  return fetchAnswer(keepDraft, {
    body: {
      funnel: store.funnel.slug,
      path: window.location.pathname,
      draft: formToKeep(store).draft,
      emailAddress,
      ...(id && holder && { id, holder }),
    },
  })
}

/** What to show after a failed try: an error at the field, a sentence, or the generic error block where both miss. */
interface Failed {
  field?: string
  sentence?: string
}

const failedBy = (thrown: unknown): Failed => {
  if (!(thrown instanceof Fault) || thrown.status < 400 || thrown.status >= 500) return {}
  const field = thrown.errors?.emailAddress?.[0]
  return field ? { field } : { sentence: thrown.message }
}

const useKeeping = (store: FunnelStore) => {
  const [busy, setBusy] = useState(false)
  const [kept, setKept] = useState<Kept>()
  const [failed, setFailed] = useState<Failed>()
  const running = useRef(false)
  const send = async (address: string) => {
    const checked = check(email, address)
    if (!checked.ok) return setFailed({ field: checked.message })
    if (running.current) return
    running.current = true
    setBusy(true)
    setFailed(undefined)
    try {
      const answer = await keep(store, address)
      const { id, holder } = answer
      await store.change((c) => save(withProgress(c, { kept: { id, holder } })))
      setKept(answer)
    } catch (thrown) {
      setFailed(failedBy(thrown))
    }
    running.current = false
    setBusy(false)
  }
  return { busy, kept, failed, send }
}

/** Keeps the form on the server behind a link that we mail, and names the answers that are not kept. */
export default function KeepPanel() {
  const { store, snapshot, phone, idOf } = useFunnel()
  const { busy, kept, failed, send } = useKeeping(store)
  const title = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (kept || !failed) title.current?.focus()
    else form.current?.querySelector('input')?.focus()
  }, [kept, failed])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(String(new FormData(event.currentTarget).get('emailAddress') ?? ''))
  }
  const missed = formToKeep(store).leftOut
  const field = idOf('bewaar-e-mailadres')
  return (
    <section className="fields" aria-labelledby={idOf('bewaar')}>
      <h2 className="h3" id={idOf('bewaar')} ref={title} tabIndex={-1}>
        {kept ? 'Je formulier is bewaard' : 'Bewaar en ga later verder'}
      </h2>
      {kept ? (
        <p role="status">
          We bewaren het tot {day.format(new Date(kept.until))}.{' '}
          {kept.mailed === 'later'
            ? 'Naar dit e-mailadres ging net veel e-mail. We mailen je de link zodra dat weer kan.'
            : 'We mailden je een link.'}{' '}
          Daarmee ga je verder op elk apparaat: samen met je e-mailadres. Bewaar opnieuw als je hier nog iets
          verandert.
        </p>
      ) : (
        <p>
          We mailen je een link. Daarmee ga je later verder, ook op een ander apparaat. We bewaren je
          formulier 30 dagen.
        </p>
      )}
      {missed.length > 0 && <p>Dit bewaren we niet: {missed.join(', ')}. Dat vul je straks opnieuw in.</p>}
      <form ref={form} className="fields" noValidate onSubmit={submit}>
        <TextInput
          id={field}
          name="emailAddress"
          type="email"
          inputMode="email"
          label={email.facts.label}
          error={failed?.field}
          autoComplete="email"
          maxLength={email.facts.maxLength}
          defaultValue={emailOf(snapshot.derived.known, snapshot.derived.context) ?? ''}
        />
        {failed?.sentence && (
          <Notice tone="error" role="alert">
            <p>{failed.sentence}</p>
          </Notice>
        )}
        {failed && !failed.field && !failed.sentence && <ErrorBlock phone={phone} />}
        <div>
          <Button type="submit" variant="secondary" busy={busy} busyText="Een moment…">
            {kept ? 'Bewaar opnieuw' : 'Bewaar'}
          </Button>
        </div>
      </form>
    </section>
  )
}
