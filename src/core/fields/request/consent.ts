import * as z from 'zod/mini'
import { legalTexts } from '../../rules/legal-texts.ts'
import { type Brick, brick } from '../brick/brick.ts'
import { noSuchChoice } from '../brick/choice.ts'
import { required } from '../brick/sentences.ts'
import { absentOr } from '../brick/text.ts'

/** Error of a consent that was not given (spec 001 section 5). */
export const consentMissing = 'Bevestiging verplicht.'

interface Consenting {
  label: string
  /** The words beside the box: what the visitor agrees with. */
  sentence: string
  /** Words in the sentence that link to the text that one agrees with. */
  link?: { text: string; href: string }
}

/** A box that must be ticked; never ticked beforehand (D35). */
export const consent = ({ label, sentence, link }: Consenting): Brick<true, true> =>
  brick(z.literal(true, consentMissing), {
    label,
    sentence,
    ...(link && { link }),
    control: 'checkbox',
    example: true,
    show: () => 'Akkoord',
    keeps: 'plain',
  })

/** A box with another sentence, which holds something of the request: an amount, a day. */
export const withSentence = <Out, In>(of: Brick<Out, In>, sentence: string): Brick<Out, In> => ({
  ...of,
  facts: { ...of.facts, sentence },
})

/** A box that may be ticked. */
export const tick = ({ label, sentence }: Consenting): Brick<boolean, boolean> =>
  brick(z.boolean(absentOr(required, noSuchChoice)), {
    label,
    sentence,
    control: 'checkbox',
    example: true,
    show: (ticked) => (ticked ? 'Ja' : 'Nee'),
    keeps: 'plain',
  })

const terms: Consenting = {
  label: 'Algemene voorwaarden',
  sentence: legalTexts.terms.wording,
  link: { text: 'algemene voorwaarden', href: '/voorwaarden' },
}
const collection: Consenting = {
  label: 'Jaarlijkse incasso',
  sentence: legalTexts.collection.wording,
}

/** Consent to the terms, always required where it is asked (D35). */
export const agreeTerms = consent(terms)
/** Consent to the yearly collection, for forms in which everybody who sees it must agree. */
export const agreeCollection = consent(collection)
/**
 * Consent to the yearly collection, for forms in which another answer decides whether it must be ticked; a rule of the group
 * tells when.
 */
export const mayAgreeCollection = tick(collection)
/** Consent of an owners' association to the yearly collection (spec 001 section 3). */
export const agreedToDebit = consent(collection)
/** The box `Ingelogd blijven` below the login (label of docs/spec/README.md). */
export const stayLoggedIn = tick({ label: 'Ingelogd blijven', sentence: 'Ingelogd blijven' })
