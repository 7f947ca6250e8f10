import * as z from 'zod/mini'
import { optional } from '../../fields/brick/brick.ts'
import { group } from '../../fields/brick/group.ts'
import {
  deskKey,
  listOrder,
  requestFlag,
  requestKind,
  requestOwner,
  requestState,
} from '../../fields/staff/request-filter.ts'
import { viewHolder, viewId, viewLabel, viewPeriod, viewPile } from '../../fields/staff/request-view.ts'
import { operation } from '../operation.ts'
import { notAllowed, staffLoginRequired } from '../refusals.ts'

const text = z.string()
const maybe = z.optional(text)

/** What a view keeps of the address of the list, by the names there. */
export const viewFilters = group({
  weergave: optional(viewPile),
  stand: optional(requestState),
  loket: optional(deskKey),
  soort: optional(requestKind),
  van: optional(requestOwner),
  binnen: optional(viewPeriod),
  teken: optional(requestFlag),
  volgorde: optional(listOrder),
})

export const listViews = operation({
  summary: 'De bewaarde weergaven van de lijst van aanvragen: die van jezelf, en die van loketten.',
  answer: z.object({
    /** One's own first, then desk by desk. */
    items: z.array(
      z.object({
        id: text,
        label: text,
        /** As it was saved; a word may name a kind or a desk that is there no more. */
        filters: z.object({
          weergave: maybe,
          stand: maybe,
          loket: maybe,
          soort: maybe,
          van: maybe,
          binnen: maybe,
          teken: maybe,
          volgorde: maybe,
        }),
        /** Key of the desk whose it is; null for one's own. */
        desk: z.nullable(text),
        mayRemove: z.boolean(),
      }),
    ),
    /** Keys of the desks for which whoever asks may save one. */
    desks: z.array(text),
  }),
  example: {
    items: [
      {
        id: '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42',
        label: 'Juridisch, deze week',
        filters: { weergave: 'open', loket: 'juridisch', binnen: 'deze-week' },
        desk: 'juridisch',
        mayRemove: true,
      },
    ],
    desks: ['juridisch'],
  },
  limit: 'office',
  faults: [staffLoginRequired, notAllowed],
})

export const saveView = operation({
  summary: 'Bewaart een weergave van de lijst van aanvragen, voor jezelf of voor een loket.',
  body: group({ label: viewLabel, whose: viewHolder, filters: viewFilters }),
  answer: z.object({ id: text }),
  example: { id: '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42' },
  limit: 'office',
  faults: [
    staffLoginRequired,
    { ...notAllowed, when: 'dit hoort niet bij jouw rol, of je werkt niet voor dit loket' },
    { status: 409, code: 'label-taken', when: 'er is al een weergave met deze naam' },
    { status: 409, code: 'views-full', when: 'jij of het loket heeft al 20 weergaven' },
  ],
})

export const removeView = operation({
  summary: 'Verwijdert een bewaarde weergave.',
  params: group({ id: viewId }),
  body: group({}),
  answer: z.object({ removed: z.literal(true) }),
  example: { removed: true as const },
  limit: 'office',
  faults: [
    staffLoginRequired,
    { ...notAllowed, when: 'dit hoort niet bij jouw rol, of je werkt niet voor dit loket' },
    { status: 404, code: 'view-unknown', when: 'je hebt geen weergave met dit nummer' },
  ],
})
