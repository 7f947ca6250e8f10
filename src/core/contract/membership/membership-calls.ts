import { validAnswer } from '../answer-schemas.ts'
import { call } from '../call.ts'
import type * as operations from './membership-operations.ts'

/** Checks in the first step whether somebody can become a member. Only the e-mail address decides (spec 001 section 7, D35). */
export const preCheck = call<typeof operations.preCheck>({
  name: 'membership.pre-check',
  method: 'POST',
  path: '/api/v1/becomeamember/validate',
  draftAnswer: validAnswer,
})

/**
 * Checks whether a new member may use this e-mail address, which is asked on a page where one may log in instead. An address that
 * an account already has is refused, as its owner can log in (spec 000 section 7, D3 and D32).
 */
export const validateEmail = call<typeof operations.validateEmail>({
  name: 'membership.validate-email',
  method: 'POST',
  path: '/api/v2/becomeamember/validate',
})

/** Whether a gift code can be redeemed now (spec 001 section 7, D36). */
export const checkGiftCard = call<typeof operations.checkGiftCard>({
  name: 'membership.check-gift-card',
  method: 'GET',
  path: '/api/v1/giftcard/validate/{code}',
  draftAnswer: validAnswer,
})

/** Registers an individual membership, paid or given (spec 001 sections 3 and 7, D35 and D36). */
export const register = call<typeof operations.register>({
  name: 'membership.register',
  method: 'POST',
  path: '/api/v2/becomeamember/register',
})
