import type { Cents } from '../kernel/money.ts'
import { isMember, type Viewer } from '../kernel/viewer.ts'
import { legalTexts } from '../rules/legal-texts.ts'

// What a visitor saw, as the site's own submits state it (D76).

/** The consent to the terms, as it was read. */
export const termsToSend = { agreeTermsText: legalTexts.terms.wording as string }

/** The consent to the yearly collection, as it was read. */
export const collectionToSend = { agreeCollectionText: legalTexts.collection.wording as string }

/** The fee of a year with the consent to collect it; nothing of it for a member. */
export const feeToSend = (fee: Cents, { viewer }: { readonly viewer: Viewer }) =>
  isMember(viewer) ? {} : { acceptedFeeInCents: fee, ...collectionToSend }
