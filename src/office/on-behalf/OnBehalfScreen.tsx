import { useEffect, useState } from 'react'
import type { AnswerOf, InputOf } from '../../core/contract/endpoint.ts'
import { endOnBehalf, listFunnels, startOnBehalf } from '../../core/contract/on-behalf/on-behalf-calls.ts'
import { caller } from '../../core/groups/caller.ts'
import { Button } from '../../web/ui/Button.tsx'
import { Notice } from '../../web/ui/Notice.tsx'
import { TextInput } from '../../web/ui/TextInput.tsx'
import { BrickForm } from '../kit/BrickForm.tsx'
import { Failure } from '../kit/Failure.tsx'
import { focusTitle, Screen } from '../kit/Screen.tsx'
import { useToast } from '../kit/Toasts.tsx'
import { When } from '../kit/When.tsx'
import { useOffice } from '../shell/office-context.ts'
import { useAct } from '../shell/use-act.ts'
import { useCall, useReread } from '../shell/use-call.ts'
import { formsFound } from './forms-found.ts'
import { forgetLeftAnswers, layReady } from './left-answers.ts'
import { TakeDraft, type TakenDraft } from './TakeDraft.tsx'

type Choices = AnswerOf<typeof listFunnels>

const foundAs = ({ hasAccount, isMember }: AnswerOf<typeof startOnBehalf>): string => {
  if (isMember) return 'Gevonden: een lid. De aanvraag komt in dat account.'
  return hasAccount
    ? 'Gevonden: een account, geen lid. De aanvraag komt in dat account.'
    : 'Zonder account. De beller krijgt de bevestiging per e-mail.'
}

/** Asks who calls. */
function WhoCalls() {
  const { call } = useOffice()
  const reread = useReread()
  const tell = useToast()
  return (
    <section className="stack" aria-labelledby="beller">
      <h2 id="beller">Het gesprek</h2>
      <BrickForm
        group={caller}
        button="Begin het gesprek"
        busyText="Beginnen…"
        send={async (values) => {
          const begun = await call(startOnBehalf, {
            body: values as InputOf<typeof startOnBehalf>['body'],
          })
          tell(foundAs(begun))
          await reread(listFunnels)
          focusTitle()
        }}
      />
    </section>
  )
}

/** Who calls now, and the way out. */
function Running({ id, name, endsAt }: NonNullable<Choices['running']>) {
  const { call } = useOffice()
  const reread = useReread()
  const { fault, isBusy, run } = useAct()
  const stop = () =>
    run(async () => {
      await call(endOnBehalf, { params: { id } })
      await reread(listFunnels)
      focusTitle()
    })
  return (
    <>
      {fault && <Failure fault={fault} />}
      <Notice
        title={
          <>
            Je vult in voor <bdi>{name}</bdi>, die belt.
          </>
        }
        actions={
          <Button variant="secondary" busy={isBusy} busyText="Stoppen" onClick={() => void stop()}>
            Stop
          </Button>
        }
      >
        <p>
          Dit kan tot <When at={endsAt} />. Vraag nooit om een wachtwoord.
        </p>
      </Notice>
    </>
  )
}

/** Goes on with the form that the caller has before them, by the code that they read out. */
function CallersForm({ id, items }: Pick<Choices, 'items'> & { id: string }) {
  const [told, setTold] = useState<string>()
  const goOn = (taken: TakenDraft) => {
    const form = items.find(({ path }) => path === taken.path)
    if (!form)
      return setTold('Dit formulier vul je niet in voor een ander. De beller gaat er zelf mee verder.')
    if (!layReady(id, taken)) return setTold('Deze browser bewaart niets. Vraag de antwoorden aan de beller.')
    window.location.assign(form.address)
  }
  return (
    <section className="stack" aria-labelledby="formulier-van-de-beller">
      <h2 id="formulier-van-de-beller">Heeft de beller het formulier al open?</h2>
      <TakeDraft onTaken={goOn} />
      <p role="status">{told}</p>
    </section>
  )
}

/** The forms of the site, narrowed by what is typed. Each opens in the place of the office, as it is a page of its own. */
function Forms({ items }: Pick<Choices, 'items'>) {
  const [typed, setTyped] = useState('')
  const found = formsFound(items, typed)
  return (
    <section className="stack" aria-labelledby="formulieren">
      <h2 id="formulieren">Welk formulier?</h2>
      <TextInput
        id="zoek-formulier"
        type="search"
        label="Zoek een formulier"
        autoComplete="off"
        maxLength={100}
        value={typed}
        onValue={setTyped}
      />
      <p className="muted" role="status">
        {found.length === 1 ? '1 formulier' : `${found.length} formulieren`}
      </p>
      <ul className="forms-found">
        {found.map(({ title, path, address }) => (
          <li key={path}>
            <a href={address}>{title}</a> <span className="muted">{path}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where this process is the office alone (`OFFICE=only`): it takes nothing in, so it offers no forms. */
function NoForms() {
  return (
    <Notice title="Op dit adres vul je geen formulieren in voor een beller">
      <p>
        Dit kantoor staat los van de site en neemt zelf geen aanvragen aan. Vraag de beller om het formulier
        op onze site in te vullen, en noteer het gesprek.
      </p>
    </Notice>
  )
}

/** Fills in a form of the site for who calls: first who calls, then which form. */
export default function OnBehalfScreen() {
  const read = useCall(listFunnels, {})
  const { data } = read
  useEffect(() => {
    if (data) forgetLeftAnswers(data.running?.id)
  }, [data])
  return (
    <Screen title="Namens een beller">
      {read.error && <Failure fault={read.error} onAgain={() => void read.refetch()} />}
      {!data && !read.error && <p className="muted">Een moment…</p>}
      {data && (
        <div className="stack">
          {data.items.length === 0 && <NoForms />}
          {data.items.length > 0 && !data.running && <WhoCalls />}
          {data.running && <Running {...data.running} />}
          {data.items.length > 0 && data.running && (
            <>
              <CallersForm id={data.running.id} items={data.items} />
              <Forms items={data.items} />
            </>
          )}
        </div>
      )}
    </Screen>
  )
}
