import { useState } from 'react'
import { fetchAnswer } from '../../../../core/contract/client.ts'
import { askLink } from '../../../../core/contract/request-link/request-link-calls.ts'
import { unfinished } from '../../../../core/fields/brick/sentences.ts'
import { email } from '../../../../core/fields/person/email.ts'
import { requestReference } from '../../../../core/fields/request/request-reference.ts'
import { mijn } from '../../../../core/mijn/paths.ts'
import { DoneNotice, DoneToast } from '../../../engine/react/Done.tsx'
import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { ErrorBlock, Refusal } from '../../../engine/react/Trouble.tsx'
import { linkRefused } from '../../../login/login-errors.ts'
import { useUncontrolledForm } from '../../../login/uncontrolled-form.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { requestLinkCopy } from '../request-link-content.ts'
import { givenAddress } from '../unsent-answer.ts'

const asks = { reference: requestReference, emailAddress: email }

/** Asks for a link to a request. What it says afterwards is true whether the two belong together or not. */
export function AskLink() {
  const { phone } = useFunnel()
  const [done, setDone] = useState<{ sentence: string; note: string; reference: undefined }>()
  const { form, summary, submit, recheck, busy, told, faults, idOf } = useUncontrolledForm(
    asks,
    async ({ reference, emailAddress }) => {
      setDone(undefined)
      givenAddress.write(String(emailAddress))
      await fetchAnswer(askLink, {
        body: { reference: String(reference), emailAddress: String(emailAddress) },
      })
      form.current?.reset()
      setDone({ sentence: requestLinkCopy.done, note: requestLinkCopy.note, reference: undefined })
    },
    linkRefused,
    'Failed to ask for a link',
  )
  return (
    <>
      {done && <DoneNotice {...done} />}
      <form
        ref={form}
        className="fields"
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        onChange={recheck}
      >
        {faults.length > 0 && <ErrorSummary ref={summary} title={unfinished} faults={faults} />}
        <p>{requestLinkCopy.ask}</p>
        <TextInput
          id={idOf('reference')}
          name="reference"
          label={requestReference.facts.label}
          hint={requestReference.facts.hint}
          error={told.errors.reference}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          translate="no"
          maxLength={requestReference.facts.maxLength}
          width={16}
        />
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
          <Button type="submit" busy={busy} busyText="Bezig met versturen…">
            {requestLinkCopy.button}
          </Button>
        </div>
        <p className="muted">
          {requestLinkCopy.account} <a href={mijn.requests}>{requestLinkCopy.requests}</a>.
        </p>
      </form>
      <DoneToast done={done} />
    </>
  )
}
