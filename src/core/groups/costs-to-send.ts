import type { Cents } from '../kernel/money.ts'
import { isMember, type Viewer } from '../kernel/viewer.ts'
import { legalTexts } from '../rules/legal-texts.ts'

// The costs and consents that a visitor saw, as the site's own submits state them (D76).

export const termsToSend = { agreeTermsText: legalTexts.terms.wording as string }

export const collectionToSend = { agreeCollectionText: legalTexts.collection.wording as string }

/** The fee of a year with the consent to collect it; empty for a member. */
export const feeToSend = (fee: Cents, { viewer }: { readonly viewer: Viewer }) =>
  isMember(viewer) ? {} : { acceptedFeeInCents: fee, ...collectionToSend }
