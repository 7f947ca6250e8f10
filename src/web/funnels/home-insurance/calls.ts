import {
  compare,
  insurers,
  property,
  quote,
  quoteEmail,
  submit,
  validate,
} from '../../../core/contract/home-insurance/home-insurance-calls.ts'
import { homeInsuranceTitles } from '../../../core/contract/home-insurance/home-insurance-titles.ts'
import { thanksPath } from '../../../core/insurance/thanks-path.ts'
import { fixedName, type Profile } from '../../../core/kernel/viewer.ts'
import type { InsuranceEntry } from '../../../core/rules/insurance-packages.ts'
import type { Context } from '../../engine/definition/rule-context.ts'
import {
  applicationFields,
  applicationToSend,
  helpOf,
  type MembershipCodes,
  toValidate,
  validatedFields,
} from './application.ts'
import type { KnownAnswers } from './home-insurance-asks.ts'
import {
  homeToSend,
  mailedFields,
  propertyFields,
  propertyToSend,
  quotedFields,
  quotedToSend,
  quoteToMail,
} from './home-insurance-requests.ts'
import type { AllKnown, Reading } from './situation.ts'

// The calls that the funnel makes, by step.

type Around = Pick<Context<unknown>, 'read' | 'leaveAnswer' | 'viewer'>

const bodyOf = (known: KnownAnswers) => {
  const body = propertyToSend(known)
  return body && { body }
}
/** The body of a calculation with the chosen cover of each insurance. */
const chosenBody = (known: AllKnown, context: Reading) => {
  const body = quotedToSend(known, context)
  return body && { body }
}

/**
 * Options of a live calculation: the premium of before stays visible until the new one arrives (`before`), and a calculation
 * waits for a pause of 400 milliseconds.
 */
const live = { before: true, pause: 400, failure: 'Failed to compare insurances.' } as const
const chosenSteps = ['aanvullende-gegevens', 'slotvragen', 'opzegservice', 'afsluiten'] as const

/**
 * Data that the funnel reads: the home by its address, the premium on every change, and the insurers of the cancellation service.
 */
export const reads = {
  home: {
    endpoint: property,
    ahead: ['woningkenmerken', ...chosenSteps],
    input: (known: KnownAnswers) => homeToSend(known),
  },
  premium: { endpoint: compare, ...live, input: bodyOf },
  chosen: { endpoint: compare, ...live, ahead: chosenSteps, input: chosenBody },
  insurers: { endpoint: insurers, ahead: ['opzegservice', 'afsluiten'], input: () => ({}) },
} as const

const leavesOf = (entry: InsuranceEntry) =>
  ({
    woningkenmerken: {
      endpoint: quote,
      input: bodyOf,
      fields: propertyFields,
      failure: 'Failed to calculate the premium.',
    },
    'aanvullende-gegevens': {
      endpoint: quote,
      input: chosenBody,
      fields: quotedFields,
      failure: 'Failed to calculate the premium.',
    },
    opzegservice: {
      endpoint: validate,
      input: (known: AllKnown, context: Around) => {
        const body = toValidate(known, context, entry)
        return body && { body }
      },
      fields: validatedFields,
      failure: 'Failed to validate insurance.',
      help: helpOf(entry),
      costs: true,
    },
    'woningkenmerken mail': {
      endpoint: quoteEmail,
      input: (known: KnownAnswers, { leaveAnswer: found }: Around) =>
        quoteToMail(known, entry, found('woningkenmerken', quote)),
      fields: mailedFields,
      failure: 'Failed to mail the quote.',
      once: true,
    },
  }) as const

/** The insurers of the cancellation service as options; undefined until they are loaded. */
export const options = {
  'cancellation.insurer': (_known: unknown, { read }: Reading) =>
    read('insurers', insurers)?.map(({ name, encryptedInsurer }) => ({
      value: encryptedInsurer,
      label: name,
    })),
}

/** Answers that come from the account and cannot be changed here: the name and e-mail address (spec 002 section 6). */
export const fixed = (profile: Profile) => ({
  person: fixedName(profile),
  contact: { email: profile.emailAddress },
})

const exitsOf = (entry: InsuranceEntry) => ({
  submit: {
    endpoint: submit,
    button: homeInsuranceTitles.closing,
    failure: 'Failed to submit insurance.',
    help: helpOf(entry),
    toRequest: (answers: object, context: Around & { properties: MembershipCodes }) =>
      applicationToSend(answers, context, entry),
    fields: applicationFields,
    to: () => ({ url: thanksPath(entry) }),
  },
})

// Made once for each entry, because the engine recognises calls by object identity.
const byEntry = <T>(of: (entry: InsuranceEntry) => T): Readonly<Record<InsuranceEntry, T>> => ({
  Home: of('Home'),
  Content: of('Content'),
  Liability: of('Liability'),
  Legal: of('Legal'),
  All: of('All'),
})

/** Calls that must succeed before a step is left, by entry. */
export const leaves = byEntry(leavesOf)
/** The call that sends the application and the page after it, by entry. */
export const exits = byEntry(exitsOf)
