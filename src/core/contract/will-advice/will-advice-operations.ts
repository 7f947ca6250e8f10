import * as z from 'zod/mini'
import { relabel } from '../../fields/brick/brick.ts'
import { group } from '../../fields/brick/group.ts'
import { willMeeting, willOffice } from '../../fields/request/will-advice.ts'
import { acceptedPriceParts } from '../../groups/accepted-costs.ts'
import { meetingParts, officeCode } from '../../groups/appointment.ts'
import { joiningParts, joiningWords } from '../../groups/user-information.ts'
import { operation } from '../operation.ts'
import { checkNeeded, emailTaken, keyReused, priceChanged, slotTaken } from '../refusals.ts'

const onlineElsewhere = `Een online gesprek kan alleen bij kantoor ${willOffice}.`

export const register = operation({
  summary: 'Plant een gesprek over een testament; wie nog geen lid is, wordt het.',
  body: group({
    appointment: group(
      {
        ...meetingParts,
        appointmentType: willMeeting,
        officeCode: relabel(officeCode, { example: willOffice }),
      },
      {
        rules: [
          {
            field: 'officeCode',
            reads: ['appointmentType', 'officeCode'],
            message: onlineElsewhere,
            ok: (of) => of.appointmentType !== 'online' || of.officeCode === willOffice,
          },
        ],
      },
    ),
    ...joiningParts,
    ...acceptedPriceParts(9500),
  }),
  rules: {
    '': { words: joiningWords },
    appointment: {
      also: [
        {
          not: {
            required: ['appointmentType', 'officeCode'],
            properties: {
              appointmentType: { const: 'online' },
              officeCode: { not: { const: willOffice } },
            },
          },
        },
      ],
      words: onlineElsewhere,
    },
  },
  answer: z.object({ reference: z.string(), price: z.int() }),
  example: { reference: '7KQM-X4TF', price: 9500 },
  status: 201,
  submits: true,
  faults: [emailTaken, slotTaken, checkNeeded, keyReused, priceChanged],
})
