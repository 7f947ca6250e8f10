import * as z from 'zod/mini'
import { group } from '../../fields/brick/group.ts'
import { reference } from '../../fields/request/reference.ts'
import { answerPlace, correctedAnswer, correctionReason } from '../../fields/staff/request-correction.ts'
import { seenVersion } from '../../fields/staff/request-work.ts'
import { operation } from '../operation.ts'
import { notAllowed, staffLoginRequired } from '../refusals.ts'

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
    { ...notAllowed, when: 'dit hoort niet bij jouw rol of loket' },
    { status: 404, code: 'not-found', when: 'er is geen aanvraag met deze referentie' },
    {
      status: 409,
      code: 'changed',
      when: 'de aanvraag veranderde nadat je die opende; de zin zegt door wie en wanneer',
    },
    {
      status: 409,
      code: 'not-now',
      when: 'aan de aanvraag is niets te doen, of er is al heel vaak iets aan verbeterd',
    },
  ],
})
