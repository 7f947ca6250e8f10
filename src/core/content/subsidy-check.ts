import * as z from 'zod/mini'
import { blockKind } from './block.ts'
import { anchor, link, picture, sentences, shortText } from './parts.ts'

/** The subsidy check (spec 000 section 2): filters, and the matching pages with a block `subsidy`. */
export const subsidyCheck = blockKind(
  'subsidy_check',
  {
    anchor,
    title: shortText,
    lead: sentences,
    prompt: z.strictObject({ title: shortText, text: sentences, picture }),
    help: z.strictObject({
      title: shortText,
      text: sentences,
      links: z.array(link).check(z.minLength(1), z.maxLength(4)),
    }),
    /** Headings of the list of all subsidies, for readers who do not search by municipality. */
    all: z.strictObject({ title: shortText, national: shortText, local: shortText }),
  },
  {
    anchor: 'zoeken',
    title: 'Subsidiecheck',
    lead: 'Zie welke subsidies er voor jouw huis zijn.',
    prompt: { title: 'Start met zoeken', text: 'Vul je gemeente in.', picture: 'insulation' },
    help: {
      title: 'Kom je er niet uit?',
      text: 'We denken graag mee.',
      links: [{ label: 'Neem contact op', href: '/contact' }],
    },
    all: { title: 'Alle regelingen', national: 'In heel Nederland', local: 'In een deel van Nederland' },
  },
)
