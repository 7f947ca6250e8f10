import * as z from 'zod/mini'
import { optional, wire } from '../../fields/brick/brick.ts'
import { group } from '../../fields/brick/group.ts'
import { line } from '../../fields/brick/text.ts'
import { wholeNumberSchema } from '../../fields/value/whole-number.ts'
import { longestQuestion } from '../../search/results.ts'
import { operation } from '../operation.ts'

export const furthest = 500

export const searchedFor = wire(
  line({
    missing: 'Typ een woord om mee te zoeken.',
    invalid: `Zoek met hoogstens ${longestQuestion} tekens.`,
    max: longestQuestion,
  }),
  'dakgoot',
)

const noOffset = `Dit is geen geheel getal van 0 tot en met ${furthest}.`
const noLimit = 'Dit is geen geheel getal van 1 tot en met 50.'

/** How many results are skipped before the first, and how many are wanted. */
export const searchRange = {
  offset: optional(
    wire(wholeNumberSchema({ missing: noOffset, invalid: noOffset, min: 0, max: furthest }), 0),
  ),
  limit: optional(wire(wholeNumberSchema({ missing: noLimit, invalid: noLimit, min: 1, max: 50 }), 10)),
} as const

export const searchAway = [{ status: 503, code: 'partner-unavailable', when: 'zoeken lukt nu niet' }]

/** The kinds of results. `Restricted` is for members only: other searchers are none. */
export const contentTypes = [
  'Service',
  'Insurance',
  'Tool',
  'News',
  'Problem',
  'Document',
  'Subsidy',
  'Page',
  'Restricted',
] as const

export const find = operation({
  summary: 'Zoekt op de site. Een lid dat is ingelogd, zoekt ook in documenten voor leden.',
  query: group({ q: searchedFor, ...searchRange }),
  answer: z.object({
    total: z.int(),
    results: z.array(
      z.object({
        url: z.string(),
        fields: z.object({
          title: z.string(),
          date: z.nullable(z.iso.date()),
          body: z.string(),
          contentType: z.enum(contentTypes),
        }),
      }),
    ),
    /** The question with its typing errors corrected; null where there were none. */
    meant: z.nullable(z.string()),
  }),
  example: {
    total: 1,
    results: [
      {
        url: '/problemen-oplossen/dakgoot-lekt',
        fields: {
          title: 'De dakgoot lekt',
          date: null,
          body: 'Water druppelt langs de gevel.',
          contentType: 'Problem',
        },
      },
    ],
    meant: null,
  },
  limit: 'lookup',
  faults: searchAway,
})

export const suggest = operation({
  summary: 'Titels van pagina’s die verdergaan zoals iemand typt; hoogstens zes.',
  query: group({ q: searchedFor }),
  answer: z.object({ suggestions: z.array(z.object({ url: z.string(), title: z.string() })) }),
  example: { suggestions: [{ url: '/problemen-oplossen/dakgoot-lekt', title: 'De dakgoot lekt' }] },
  limit: 'lookup',
  faults: searchAway,
})
