import * as z from 'zod/mini'
import { group } from '../../fields/brick/group.ts'
import { reference } from '../../fields/request/reference.ts'
import { answerPlace, correctedAnswer, correctionReason } from '../../fields/staff/request-correction.ts'
import { seenVersion } from '../../fields/staff/request-work.ts'
import { operation } from '../operation.ts'
import { notOwnWork, requestChanged, requestUnknown, staffLoginRequired } from '../refusals.ts'

export const writeCorrection = operation({
  summary: 'Verbetert een antwoord van een aanvraag. Wat de afzender invulde, blijft ernaast staan.',
  params: group({ reference }),
  body: group({
    version: seenVersion,
    place: answerPlace,
    value: correctedAnswer,
    reason: correctionReason,
  }),
  /** The version after it, for the next act. */
  answer: z.object({ version: z.int() }),
  example: { version: 4 },
  limit: 'office',
  faults: [
    staffLoginRequired,
    notOwnWork,
    requestUnknown,
    requestChanged,
    {
      status: 409,
      code: 'not-now',
      when: 'aan de aanvraag is niets te doen, of er is al heel vaak iets aan verbeterd',
    },
  ],
})
