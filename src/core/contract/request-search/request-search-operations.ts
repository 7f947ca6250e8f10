import * as z from 'zod/mini'
import { group } from '../../fields/brick/group.ts'
import { searchWord } from '../../fields/staff/search-word.ts'
import { operation } from '../operation.ts'
import { notAllowed, staffLoginRequired } from '../refusals.ts'
import { listedExample, listedRequest } from '../requests/request-line.ts'

export const findRequests = operation({
  summary:
    'Zoekt aanvragen op referentie, naam, e-mailadres, postcode met huisnummer, lidnummer of telefoonnummer. Wat precies zo heet, staat voor wat zo begint; daarna het nieuwste eerst.',
  body: group({ q: searchWord }),
  answer: z.object({
    /** At most fifty, as the list has them. */
    items: z.array(listedRequest),
    /** Whether there is more than these: more letters lead to it. */
    more: z.boolean(),
  }),
  example: { items: [listedExample], more: false },
  limit: 'office',
  faults: [staffLoginRequired, notAllowed],
})
