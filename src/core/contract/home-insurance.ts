import * as z from 'zod/mini'
import { call } from './call.ts'
import type * as operations from './home-insurance.operations.ts'

// Their questions hold a date of birth, so that no draft keeps what they answer (decision 7).
const neverKept = z.never()

/** What the insurer knows of a home (decision 62). It only reads. */
export const property = call<typeof operations.property>({
  name: 'home-insurance.property',
  method: 'GET',
  path: '/api/v1/insurance/property',
})

/** What each insurance costs for a home (spec 002 section 7.3). It only reads. */
export const compare = call<typeof operations.compare>({
  name: 'home-insurance.compare',
  method: 'POST',
  path: '/api/v1/insurance/compare',
})

/** Freezes premiums under a code, until a day. */
export const quote = call<typeof operations.quote>({
  name: 'home-insurance.quote',
  method: 'POST',
  path: '/api/v1/insurance/quotes',
  kept: neverKept,
})

/** Mails a calculation (spec 002 section 7.3). */
export const quoteEmail = call<typeof operations.quoteEmail>({
  name: 'home-insurance.quote-email',
  method: 'POST',
  path: '/api/v1/insurance/quote-email',
  kept: neverKept,
})
