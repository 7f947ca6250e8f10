import * as z from 'zod/mini'
import { optional, wire } from '../../fields/brick/brick.ts'
import { noSuchChoice } from '../../fields/brick/choice.ts'
import { group } from '../../fields/brick/group.ts'
import { line } from '../../fields/brick/text.ts'
import { addition } from '../../fields/home/addition.ts'
import { city } from '../../fields/home/city.ts'
import { houseNumber } from '../../fields/home/house-number.ts'
import { postcode } from '../../fields/home/postcode.ts'
import { streetName } from '../../fields/home/street-name.ts'
import { situation, situationDetail } from '../../fields/request/mortgage-advice.ts'
import { remark } from '../../fields/request/remark.ts'
import { wholeNumberSchema } from '../../fields/value/whole-number.ts'
import { meetingParts } from '../../groups/appointment.ts'
import { sourceParts } from '../../groups/source.ts'
import { userInformation } from '../../groups/user-information.ts'
import { operation } from '../operation.ts'
import { checkNeeded, keyReused, slotTaken } from '../refusals.ts'

const answer = { code: z.string(), text: z.string(), inventoryType: z.int() }

export const decisionTree = operation({
  summary: 'De situaties waarin iemand hypotheekadvies wil, met de vraag die erop volgt.',
  answer: z.object({
    question: z.string(),
    answers: z.array(
      z.object({
        ...answer,
        asksPartner: z.boolean(),
        followUpQuestion: z.optional(z.object({ question: z.string(), answers: z.array(z.object(answer)) })),
      }),
    ),
  }),
  example: {
    question: 'Wat is je situatie?',
    answers: [
      {
        code: 'eerste-huis',
        text: 'Ik koop mijn eerste huis',
        inventoryType: 1,
        asksPartner: true,
        followUpQuestion: {
          question: 'Hoe ver ben je?',
          answers: [{ code: 'zoeken', text: 'Ik zoek nog', inventoryType: 1 }],
        },
      },
    ],
  },
})

/** Words of the decision tree that a client may send along; the words of the tree itself are stored instead. */
const said = (example: string) =>
  optional(wire(line({ missing: noSuchChoice, invalid: noSuchChoice, max: 200 }), example))
const inventory = optional(
  wire(wholeNumberSchema({ missing: noSuchChoice, invalid: noSuchChoice, min: 0, max: 9999 }), 1),
)
const yesOrNo = optional(wire(z.enum(['Ja', 'Nee'], noSuchChoice), 'Ja' as const))

export const register = operation({
  summary: 'Plant een gesprek over een hypotheek; een lidmaatschap hoort er niet bij (besluit 55).',
  body: group({
    decisionTree: group({
      situationQuestion: said('Wat is je situatie?'),
      situationQuestionAnswer: situation,
      situationQuestionAnswerInventoryType: inventory,
      followUpQuestion: said('Hoe ver ben je?'),
      followUpQuestionAnswer: optional(situationDetail),
      followUpQuestionAnswerInventoryType: inventory,
      foundQuestionAnswer: optional(wire(z.literal('Anders', noSuchChoice), 'Anders')),
      remark: optional(remark),
      advicePostcode: postcode,
      adviceHouseNumber: houseNumber,
      adviceAddition: optional(addition),
      // beside the fields of the text: mail and adviser see the whole address
      adviceStreetName: optional(streetName),
      adviceCity: optional(city),
      withPartner: yesOrNo,
    }),
    appointment: group(meetingParts),
    mortgageAdviceData: group({ ...userInformation.parts, ...sourceParts }),
  }),
  answer: z.object({ reference: z.string() }),
  example: { reference: '7KQM-X4TF' },
  status: 201,
  submits: true,
  faults: [slotTaken, checkNeeded, keyReused],
})
