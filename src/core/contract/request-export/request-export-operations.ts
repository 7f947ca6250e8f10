import * as z from 'zod/mini'
import { group } from '../../fields/brick/group.ts'
import { exportId } from '../../fields/staff/request-export.ts'
import { requestExport } from '../../groups/request-export.ts'
import { operation } from '../operation.ts'
import { notAllowed, staffLoginRequired, stepUpNeeded } from '../refusals.ts'

const text = z.string()
const maybe = z.optional(text)

export const listExports = operation({
  summary:
    'De bestanden met aanvragen die je vroeg. `GET /beheer/api/request-exports/{id}/file` geeft het bestand zelf, na een verse tweede factor.',
  answer: z.object({
    /** The last that was asked for first. */
    items: z.array(
      z.object({
        id: text,
        format: z.enum(['csv', 'xlsx']),
        /** Which requests, in the words in which they were asked for; a word may name a kind or a desk that is there no more. */
        filters: z.object({
          kind: maybe,
          state: maybe,
          desk: maybe,
          owner: maybe,
          open: maybe,
          flag: maybe,
          from: maybe,
          until: maybe,
        }),
        /** ISO 8601 instant at which it was asked for. */
        madeAt: text,
        /** `gone`: its time is over. */
        state: z.enum(['waiting', 'running', 'ready', 'failed', 'gone']),
        /** Why it failed, in one word: `too-many`, `too-large`, `not-allowed`, `fault`. */
        problem: z.nullable(text),
        /** How many requests are in it, and how large it is; null until it is ready. */
        rows: z.nullable(z.int()),
        bytes: z.nullable(z.int()),
        /** ISO 8601 instant until which it can be had. */
        endsAt: text,
      }),
    ),
  }),
  example: {
    items: [
      {
        id: '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42',
        format: 'xlsx' as const,
        filters: { kind: 'handyman.book', open: 'ja' },
        madeAt: '2026-12-01T09:00:00Z',
        state: 'ready' as const,
        problem: null,
        rows: 214,
        bytes: 48_211,
        endsAt: '2026-12-02T09:00:04Z',
      },
    ],
  },
  limit: 'office',
  faults: [staffLoginRequired, notAllowed],
})

export const askExport = operation({
  summary: 'Vraagt een bestand met aanvragen, dat daarna gemaakt wordt en een dag blijft staan.',
  body: requestExport,
  answer: z.object({ id: text }),
  example: { id: '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42' },
  limit: 'office',
  faults: [
    staffLoginRequired,
    notAllowed,
    stepUpNeeded,
    { status: 409, code: 'export-running', when: 'er wordt al een bestand voor je gemaakt' },
    { status: 409, code: 'exports-full', when: 'er staan al 10 bestanden voor je klaar' },
  ],
})

export const removeExport = operation({
  summary: 'Haalt een bestand met aanvragen weg dat je vroeg.',
  params: group({ id: exportId }),
  body: group({}),
  answer: z.object({ removed: z.literal(true) }),
  example: { removed: true as const },
  limit: 'office',
  faults: [
    staffLoginRequired,
    notAllowed,
    { status: 404, code: 'export-unknown', when: 'je hebt geen bestand met dit nummer' },
  ],
})
