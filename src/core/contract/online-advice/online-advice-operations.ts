import * as z from 'zod/mini'
import { optional } from '../../fields/brick/brick.ts'
import { group } from '../../fields/brick/group.ts'
import { mayAgreeCollection } from '../../fields/request/consent.ts'
import { specialism, topic, yourQuestion } from '../../fields/request/online-advice.ts'
import { acceptedFeeParts } from '../../groups/accepted-costs.ts'
import { appointmentParts, appointmentType, officeCode } from '../../groups/appointment.ts'
import { payingUserInformation } from '../../groups/user-information.ts'
import { operation } from '../operation.ts'
import { checkNeeded, emailTaken, keyReused, priceChanged, slotTaken } from '../refusals.ts'

const topicAnswer = z.object({
  code: z.string(),
  text: z.string(),
  appointmentType: z.string(),
  officeId: z.int(),
})

export const decisionTree = operation({
  summary: 'De specialisaties van het online adviesgesprek, met hun onderwerpen.',
  answer: z.array(z.object({ code: z.string(), text: z.string(), answers: z.array(topicAnswer) })),
  example: [
    {
      code: 'juridisch',
      text: 'Juridisch',
      answers: [{ code: 'buren', text: 'Buren en erfgrens', appointmentType: 'juridisch', officeId: 85 }],
    },
  ],
})

export const register = operation({
  summary: 'Plant een gesprek met een specialist; wie nog geen lid is, wordt het.',
  body: group({
    decisionTreeOnlineAppointment: group({ specialism, subcategory: topic, question: yourQuestion }),
    appointment: group({ appointmentType, ...appointmentParts, officeCode }),
    userData: payingUserInformation,
    agreeContinuousDirectDebit: optional(mayAgreeCollection),
    ...acceptedFeeParts(),
  }),
  rules: {
    '': {
      words: 'Wie nog geen lid is, geeft een IBAN (userData.accountNumber) en gaat akkoord met de incasso.',
    },
  },
  answer: z.object({ reference: z.string() }),
  example: { reference: '7KQM-X4TF' },
  status: 201,
  submits: true,
  faults: [emailTaken, slotTaken, checkNeeded, keyReused, priceChanged],
})
