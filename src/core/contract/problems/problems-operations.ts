import * as z from 'zod/mini'
import { icon } from '../../content/parts.ts'
import { optional, wire } from '../../fields/brick/brick.ts'
import { group } from '../../fields/brick/group.ts'
import { line } from '../../fields/brick/text.ts'
import { wholeNumberSchema } from '../../fields/value/whole-number.ts'
import { longestQuestion } from '../../search/results.ts'
import { operation } from '../operation.ts'
import { searchAway, searchedFor, searchRange } from '../search/search-operations.ts'

const noChoice = 'Noem de plek, het onderdeel of het probleem.'
const unknownChoice = 'Deze keuze kennen we niet.'
const choice = wire(
  line({ missing: noChoice, invalid: unknownChoice, max: longestQuestion }),
  'badkamer',
  'Keuze',
)

const noStep = 'Kies stap 1, 2 of 3.'
const stepNumber = wire(wholeNumberSchema({ missing: noStep, invalid: noStep, min: 1, max: 3 }), 2, 'Stap')

const choiceUnknown = { status: 404, code: 'choice-unknown', when: 'de keuze bestaat niet (meer)' }

export const step = operation({
  summary:
    'De keuzes van een stap van de probleemzoeker: 1 de plekken, 2 de onderdelen van een plek, 3 de problemen van een onderdeel.',
  params: group({ n: stepNumber }),
  query: group({ id: optional(choice) }),
  answer: z.object({
    title: z.string(),
    items: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        icon,
        /** How many results `problem-results` gives for this id. */
        linkedResultsCount: z.int(),
        url: z.string(),
      }),
    ),
    genericContentItems: z.array(
      z.object({ name: z.string(), text: z.optional(z.string()), icon, url: z.string() }),
    ),
    chosen: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  example: {
    title: 'Waar gaat het over?',
    items: [
      {
        id: 'badkamer.toilet',
        name: 'Toilet',
        icon: 'toilet' as const,
        linkedResultsCount: 3,
        url: '/problemen-oplossen/badkamer?keuze=badkamer.toilet',
      },
    ],
    genericContentItems: [
      { name: 'Anders, namelijk', icon: 'magnifier' as const, url: '/problemen-oplossen/resultaten' },
    ],
    chosen: [{ id: 'badkamer', name: 'Badkamer en toilet' }],
  },
  cacheable: true,
  faults: [choiceUnknown],
})

const resultsOperation = {
  answer: z.object({
    /** The name of the choice, or the words that were searched for. */
    title: z.string(),
    total: z.int(),
    results: z.array(z.object({ url: z.string(), title: z.string(), text: z.string(), image: z.string() })),
    /** The `offset` of the next page; null on the last one. */
    nextCursor: z.nullable(z.int()),
  }),
  example: {
    title: 'De kraan druppelt',
    total: 1,
    results: [
      {
        url: '/problemen-oplossen/kraan-druppelt',
        title: 'De kraan druppelt',
        text: 'Vaak is een rubber of binnenwerk versleten.',
        image: '/og/handyman.png',
      },
    ],
    nextCursor: null,
  },
}

export const results = operation({
  summary: 'De problemen bij een keuze uit de probleemzoeker, per pagina.',
  query: group({ id: choice, ...searchRange }),
  ...resultsOperation,
  cacheable: true,
  faults: [choiceUnknown],
})

export const search = operation({
  summary: 'De problemen bij een vraag in eigen woorden, per pagina; de beste eerst.',
  query: group({ q: searchedFor, ...searchRange }),
  ...resultsOperation,
  limit: 'lookup',
  faults: searchAway,
})
