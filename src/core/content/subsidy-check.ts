import * as z from 'zod/mini'
import { blockKind } from './block.ts'
import { anchor, link, picture, sentences, shortText } from './parts.ts'

/** The subsidy check (spec 000 section 2): filters, and what they find among the pages with a block `subsidy`. */
export const subsidyCheck = blockKind(
  'subsidy_check',
  {
    anchor,
    /** The title of its page. */
    title: shortText,
    /** What it is for, above the filters. */
    lead: sentences,
    /** Said where nobody searched yet. */
    prompt: z.strictObject({ title: shortText, text: sentences, picture }),
    /** Where to read on or who to ask, beside the results. */
    help: z.strictObject({
      title: shortText,
      text: sentences,
      links: z.array(link).check(z.minLength(1), z.maxLength(4)),
    }),
    /** Above the list of everything there is, for who has no municipality at hand. */
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
