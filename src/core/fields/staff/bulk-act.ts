import * as z from 'zod/mini'
import { bulkActs, mostOfBulk } from '../../staff/bulk-acts.ts'
import { optional, wire } from '../brick/brick.ts'
import { group, list } from '../brick/group.ts'
import { idForm } from '../files/uploads.ts'
import { reference } from '../request/reference.ts'
import { replyText } from './reply.ts'
import { deskKey } from './request-filter.ts'
import { givenTo, requestNote, seenVersion } from './request-work.ts'

const unknown = 'Wat je begon, kennen we niet.'

/** The id of an act with several requests, which is known before it begins: what is sent twice is begun once. */
export const bulkActId = wire(
  z.string(unknown).check(z.regex(idForm, unknown)),
  '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42',
)

/** What is done with each of the requests. */
export const bulkAct = wire(z.enum(bulkActs, 'Dit kan niet met meer aanvragen tegelijk.'), 'claim')

/** What the act is given beside the requests. Each act takes what it has a use for. */
export const bulkGiven = group({
  note: optional(requestNote),
  /** What the senders will read, with the placeholders of `core/requests/reply-placeholders.ts`. */
  text: optional(replyText),
  /** Left out: of nobody, and whoever is first takes it. */
  to: optional(givenTo),
  /** Left out: each keeps the desk that it has. */
  desk: optional(deskKey),
})

const bounds = {
  min: 1,
  max: mostOfBulk,
  label: 'Aanvragen',
  tooFew: 'Kies eerst aanvragen.',
  tooMany: `Kies er hoogstens ${mostOfBulk} tegelijk.`,
}

/** The requests that were chosen. */
export const chosenRequests = list(group({ reference }), bounds)

/** The requests with which it is done, each with the version that was seen. */
export const seenRequests = list(group({ reference, version: seenVersion }), bounds)
