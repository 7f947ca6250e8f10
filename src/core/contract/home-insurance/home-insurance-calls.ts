import * as z from 'zod/mini'
import { call } from '../call.ts'
import type * as operations from './home-insurance-operations.ts'

// Schema for answers that no draft may keep, because their questions hold a date of birth (D7).
const neverKept = z.never()

/** What the insurer knows of a home (D62). It stores nothing. */
export const property = call<typeof operations.property>({
  name: 'home-insurance.property',
  method: 'GET',
  path: '/api/v1/insurance/property',
})

/** What each insurance costs for a home (spec 002 section 7.3). It stores nothing. */
export const compare = call<typeof operations.compare>({
  name: 'home-insurance.compare',
  method: 'POST',
  path: '/api/v1/insurance/compare',
})

/** Fixes premiums under a code, until a day. */
export const quote = call<typeof operations.quote>({
  name: 'home-insurance.quote',
  method: 'POST',
  path: '/api/v1/insurance/quotes',
  draftAnswer: neverKept,
})

/** Mails a calculation (spec 002 section 7.3). */
export const quoteEmail = call<typeof operations.quoteEmail>({
  name: 'home-insurance.quote-email',
  method: 'POST',
  path: '/api/v1/insurance/quote-email',
  draftAnswer: neverKept,
})

/** Insurers of whom the cancellation service can cancel an insurance, each with its code. */
export const insurers = call<typeof operations.insurers>({
  name: 'home-insurance.insurers',
  method: 'GET',
  path: '/api/v1/insurance/insurers',
})

/** Whether an application is valid as it is (spec 002 section 4.3). It stores nothing. */
export const validate = call<typeof operations.validate>({
  name: 'home-insurance.validate',
  method: 'POST',
  path: '/api/v1/insurance/validate',
  draftAnswer: neverKept,
})

/** Applies for insurances (spec 002 section 7.3). */
export const submit = call<typeof operations.submit>({
  name: 'home-insurance.submit',
  method: 'POST',
  path: '/api/v1/insurance/submit',
})
