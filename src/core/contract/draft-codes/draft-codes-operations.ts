import * as z from 'zod/mini'
import { group } from '../../fields/brick/group.ts'
import { funnelPath, funnelSlug } from '../../fields/link/draft-place.ts'
import { keptDraft, keptDraftSchema } from '../../fields/link/kept-draft.ts'
import { draftCode } from '../../fields/staff/draft-code.ts'
import { operation } from '../operation.ts'
import { notAllowed, staffLoginRequired } from '../refusals.ts'

export const makeCode = operation({
  summary:
    'Geeft een code om aan de telefoon voor te lezen: daarmee gaat een medewerker verder met dit formulier. De code werkt één keer, een kwartier lang. Wat niet bewaard mag worden, blijft weg.',
  body: group({ funnel: funnelSlug, path: funnelPath, draft: keptDraft }),
  answer: z.object({
    code: z.string(),
    /** ISO 8601 instant until which the code works. */
    until: z.string(),
    /** Labels of the answers that do not come along. */
    leftOut: z.array(z.string()),
  }),
  example: { code: draftCode.facts.example, until: '2026-11-25T10:15:00.000Z', leftOut: ['IBAN'] },
  limit: 'draft',
})

export const openCode = operation({
  summary: 'Geeft het formulier van wie de code voorleest, één keer.',
  body: group({ code: draftCode }),
  answer: z.object({
    funnel: z.string(),
    path: z.string(),
    draft: keptDraftSchema,
    /** Labels of the answers that did not come along. */
    leftOut: z.array(z.string()),
  }),
  example: {
    ...{ funnel: funnelSlug.facts.example, path: funnelPath.facts.example },
    ...{ draft: keptDraft.facts.example, leftOut: [] },
  },
  limit: 'office',
  faults: [
    staffLoginRequired,
    notAllowed,
    { status: 410, code: 'code-over', when: 'de code is gebruikt, verlopen of van niemand' },
    { status: 429, code: 'too-many-requests', when: 'deze medewerker probeerde te veel codes' },
  ],
})
