import * as z from 'zod/mini'
import { optional, wire } from '../../fields/brick/brick.ts'
import { group } from '../../fields/brick/group.ts'
import { fileIds } from '../../fields/files/uploads.ts'
import { legalTalk } from '../../fields/request/contract-kind.ts'
import { contractLanguage } from '../../fields/request/contract-language.ts'
import { explanation } from '../../fields/request/explanation.ts'
import { acceptedPriceParts } from '../../groups/accepted-costs.ts'
import { appointmentParts } from '../../groups/appointment.ts'
import { joiningParts, joiningWords } from '../../groups/user-information.ts'
import { operation } from '../operation.ts'
import { checkNeeded, emailTaken, keyReused, priceChanged, slotTaken } from '../refusals.ts'

/** Number of the office whose lawyers read contracts and call (spec 001 section 9). */
export const legalOffice = 85

const otherOffice = 'Deze afspraak kan alleen bij ons juridische kantoor.'

export const send = operation({
  summary:
    'Plant een gesprek met een jurist, over een contract of van 30 minuten; wie nog geen lid is, wordt het.',
  body: group({
    appointment: group({
      appointmentType: legalTalk,
      ...appointmentParts,
      officeCode: wire(z.literal(legalOffice, otherOffice), legalOffice),
      language: optional(contractLanguage),
    }),
    documents: optional(fileIds()),
    ...joiningParts,
    ...acceptedPriceParts(19_500),
    explanation: optional(explanation),
  }),
  rules: { '': { words: joiningWords } },
  answer: z.object({ reference: z.string(), price: z.int() }),
  example: { reference: '7KQM-X4TF', price: 19_500 },
  status: 201,
  submits: true,
  claimsFiles: true,
  faults: [emailTaken, slotTaken, checkNeeded, keyReused, priceChanged],
})
