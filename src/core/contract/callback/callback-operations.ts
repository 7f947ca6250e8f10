import * as z from 'zod/mini'
import { wire } from '../../fields/brick/brick.ts'
import { noSuchChoice } from '../../fields/brick/choice.ts'
import { group } from '../../fields/brick/group.ts'
import { contactName } from '../../fields/person/contact-name.ts'
import { email } from '../../fields/person/email.ts'
import { phoneNumber } from '../../fields/person/phone-number.ts'
import { question } from '../../fields/request/question.ts'
import { appointmentParts } from '../../groups/appointment.ts'
import { type Department, departments } from '../../rules/callback-departments.ts'
import { operation } from '../operation.ts'
import { checkNeeded, keyReused, slotTaken } from '../refusals.ts'

const department = wire(
  z.enum(Object.keys(departments) as [Department, ...Department[]], noSuchChoice),
  'juridisch',
)

export const callBack = operation({
  summary: 'Plant een tijdstip waarop een specialist terugbelt.',
  body: group({
    department,
    ...appointmentParts,
    name: contactName,
    phoneNumber,
    emailAddress: email,
    question,
  }),
  answer: z.object({ reference: z.string() }),
  example: { reference: '7KQM-X4TF' },
  status: 201,
  submits: true,
  faults: [slotTaken, checkNeeded, keyReused],
})
