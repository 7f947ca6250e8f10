import * as z from 'zod/mini'
import { legalTexts } from '../../rules/legal-texts.ts'
import { type Brick, brick } from '../brick/brick.ts'
import { required } from '../brick/sentences.ts'

/** Said of a consent that was not given (spec 001 section 5). */
export const consentMissing = 'Bevestiging verplicht.'

interface Consenting {
  label: string
  /** What the visitor agrees with, beside the box. */
  sentence: string
  /** Where its words can be read. */
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

/** The same box with a sentence that holds something of the request: an amount, a day. */
export const saying = <Out, In>(of: Brick<Out, In>, sentence: string): Brick<Out, In> => ({
  ...of,
  facts: { ...of.facts, sentence },
})

/** A box that may be ticked. */
export const tick = ({ label, sentence }: Consenting): Brick<boolean, boolean> =>
  brick(z.boolean(required), {
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

/** Always required where it is asked (D35). */
export const agreeTerms = consent(terms)
/** The yearly collection, where everybody who meets the field must agree. */
export const agreeCollection = consent(collection)
/** The yearly collection where it depends on another answer whether it must be ticked; a group's rule says when. */
export const mayAgreeCollection = tick(collection)
/** The same consent of an owners' association (spec 001 section 3). */
export const agreedToDebit = consent({ ...collection, label: 'Incasso' })
/** The box below the login (label of docs/spec/README.md). */
export const stayLoggedIn = tick({ label: 'Ingelogd blijven', sentence: 'Ingelogd blijven' })
