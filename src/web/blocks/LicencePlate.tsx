import { useId } from 'react'
import { isSandboxed } from '../../core/content/iframe.ts'
import type { Blocks } from '../../core/content/kinds.ts'
import { plateField } from '../../core/content/licence-plate.ts'
import { wholeHours } from '../../core/content/settings.ts'
import { telephone } from '../../core/content/telephone.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { Field, FieldError } from '../ui/Field.tsx'
import { Section } from '../ui/Page.tsx'
import type { BlockProps } from './frame.ts'

type Redirect = NonNullable<Blocks['licence_plate']['redirect']>

const callUs = 'Bel ons. Dan rekenen we je premie samen uit.'

/**
 * A field for a licence plate with the link to continue; beside it what to have at hand and who to call. The field is hidden
 * without script: a form that the browser sends by itself would put the plate into an address.
 */
export function LicencePlate({ block, frame }: BlockProps<'licence_plate'>) {
  const { anchor, title, text, button, redirect, desk, at_hand: atHand } = block
  const open = redirect && (frame.demo || !isSandboxed(redirect.href)) ? redirect : undefined
  const of = frame.settings.desks[desk] ?? frame.settings.desks.klantenservice
  return (
    <Section id={anchor} title={title} lead={open && text}>
      <div className="plate-box">
        {open && <PlateForm button={button} redirect={open} />}
        {open ? (
          <noscript>
            <p>Dit veld werkt alleen met JavaScript. {callUs}</p>
          </noscript>
        ) : (
          <p>{callUs}</p>
        )}
        <div className="plate-hand">
          {atHand && (
            <>
              <h3>Houd dit bij de hand</h3>
              <ul>
                {atHand.map((thing) => (
                  <li key={thing}>{thing}</li>
                ))}
              </ul>
            </>
          )}
          {of && (
            <p>
              {open ? 'Liever bellen? Dat kan op' : 'Bellen kan op'}{' '}
              <a className="whole" translate="no" href={telephone(of.phone)}>
                {of.phone}
              </a>
              , {wholeHours(of)}.
            </p>
          )}
        </div>
      </div>
    </Section>
  )
}

function PlateForm({ button, redirect }: { button: string; redirect: Redirect }) {
  const id = `kenteken${useId()}`
  const { label, placeholder, maxLength, missing, unfinished } = plateField
  const own = redirect.href.startsWith('/')
  return (
    // The form has no action and the field no name, so that a browser can never send the plate.
    <form className="plate-form" data-plate="" noValidate>
      <template data-summary="">
        <ErrorSummary title={unfinished} faults={[{ id, text: missing }]} />
      </template>
      <Field question={{ id, label, hint: 'Dat staat op je kentekenplaat en op je kentekencard.' }}>
        <div className="plate">
          <span className="plate-land" aria-hidden="true">
            NL
          </span>
          <input
            className="plate-input"
            id={id}
            type="text"
            placeholder={placeholder}
            maxLength={maxLength}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="go"
            aria-required
            aria-describedby={`${id}-hint`}
          />
        </div>
      </Field>
      <template data-fault="">
        <FieldError id={id}>{missing}</FieldError>
      </template>
      <Button type="submit" iconAfter="arrow">
        {button}
        {redirect.new_tab && <span className="unseen"> (opent in een nieuw tabblad)</span>}
      </Button>
      {/* Our own next page reads the plate from session storage, which a new tab has only with an opener. */}
      <a
        hidden
        href={redirect.href}
        {...(redirect.new_tab && { target: '_blank', rel: own ? 'opener' : 'noopener' })}
      >
        {button}
      </a>
    </form>
  )
}
