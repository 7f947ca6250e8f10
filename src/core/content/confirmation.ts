import * as z from 'zod/mini'
import { blockKind } from './block.ts'
import { funnelSlug } from './funnel.ts'
import { link, sentences, shortText } from './parts.ts'

/**
 * The page after a funnel. A script puts in the reference from session storage; for a reader who did not come from a funnel,
 * `cold` says what the page is for and shows no reference (D32).
 */
export const confirmation = blockKind(
  'confirmation',
  {
    funnel: funnelSlug,
    title: shortText,
    intro: sentences,
    next: z
      .array(z.strictObject({ when: shortText, title: shortText, text: sentences }))
      .check(z.minLength(1), z.maxLength(5)),
    cold: z.strictObject({ title: shortText, text: sentences, action: link }),
  },
  {
    funnel: 'klusservice',
    title: 'Je aanvraag is binnen',
    intro: 'Bedankt. We gaan aan de slag.',
    next: [{ when: 'Vandaag', title: 'Je krijgt een e-mail', text: 'Je krijgt een e-mail met je gegevens.' }],
    cold: {
      title: 'Hier zie je straks je aanvraag',
      text: 'Boek eerst een klus.',
      action: { label: 'Boek een klus', href: '/diensten' },
    },
  },
)
