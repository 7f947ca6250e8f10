import * as z from 'zod/mini'
import { blockKind } from './block.ts'
import { anchor, href, icon, sentences, shortText } from './parts.ts'
import { placeId, subjectId } from './problem-ids.ts'

/** A tile for readers who do not find their own: it leads to the search or to somebody who helps. */
const genericTile = z.strictObject({ name: shortText, text: z.optional(sentences), icon, href })

const step = z.strictObject({
  title: shortText,
  generic: z.array(genericTile).check(z.minLength(1), z.maxLength(4)),
})

const place = z.strictObject({
  id: placeId,
  name: shortText,
  icon,
  /** The page of the place, which shows its subjects too (block `problem_place`). */
  href,
  subjects: z
    .array(z.strictObject({ id: subjectId, name: shortText, icon }))
    .check(z.minLength(1), z.maxLength(24)),
})

/**
 * The problem finder (spec 000 section 2): the places in and around a home and their subjects. The problems of a subject are the
 * pages that name it (`problem` of a page); a subject that no page names is not shown.
 */
export const problemFinder = blockKind(
  'problem_finder',
  {
    anchor,
    results: z.strictObject({ href }),
    placeStep: step,
    subjectStep: step,
    problemStep: step,
    places: z.array(place).check(z.minLength(1), z.maxLength(40)),
  },
  {
    anchor: 'plekken',
    results: { href: '/problemen-oplossen/resultaten' },
    placeStep: {
      title: 'Waar zit het probleem?',
      generic: [
        {
          name: 'Anders, namelijk',
          text: 'Zoek met je eigen woorden.',
          icon: 'magnifier',
          href: '/problemen-oplossen/resultaten',
        },
      ],
    },
    subjectStep: {
      title: 'Waar gaat het over?',
      generic: [{ name: 'Anders, namelijk', icon: 'magnifier', href: '/problemen-oplossen/resultaten' }],
    },
    problemStep: {
      title: 'Wat zie je?',
      generic: [{ name: 'Anders, namelijk', icon: 'magnifier', href: '/problemen-oplossen/resultaten' }],
    },
    places: [
      {
        id: 'badkamer',
        name: 'Badkamer en toilet',
        icon: 'bath',
        href: '/problemen-oplossen/badkamer',
        subjects: [{ id: 'badkamer.toilet', name: 'Toilet', icon: 'toilet' }],
      },
    ],
  },
)

/** The subjects of one place of the finder, on the page of that place. */
export const problemPlace = blockKind('problem_place', { id: placeId }, { id: 'badkamer' })

/** The problems for a choice in the finder or for words (spec 000 section 2, Problem search results). */
export const problemResults = blockKind(
  'problem_results',
  {
    label: shortText,
    button: shortText,
    steps: z.strictObject({ href }),
    service: z.strictObject({ text: sentences, label: shortText, href }),
  },
  {
    label: 'Wat is er mis?',
    button: 'Zoek',
    steps: { href: '/problemen-oplossen' },
    service: { text: 'We denken graag mee.', label: 'Neem contact op', href: '/contact' },
  },
)
