import * as z from 'zod/mini'
import { optional, wire } from '../../fields/brick/brick.ts'
import { noSuchChoice } from '../../fields/brick/choice.ts'
import { group } from '../../fields/brick/group.ts'
import { remark } from '../../fields/request/remark.ts'
import { mostScenarios, scenarioMissing, tooManyScenarios } from '../../fields/request/scenarios.ts'
import { acceptedPriceParts } from '../../groups/accepted-costs.ts'
import { meetingParts } from '../../groups/appointment.ts'
import { sourceParts } from '../../groups/source.ts'
import { userInformation } from '../../groups/user-information.ts'
import { operation } from '../operation.ts'
import { checkNeeded, keyReused, priceChanged, slotTaken } from '../refusals.ts'

export const scenarios = operation({
  summary: 'Wat er in een geldplan uitgerekend kan worden.',
  answer: z.array(z.object({ code: z.string(), text: z.string(), hint: z.optional(z.string()) })),
  example: [{ code: 'minder-werken', text: 'Minder werken', hint: 'Wat scheelt dat nu?' }],
})

const chosen = wire(
  z
    .array(
      z.object({ name: z.string(noSuchChoice).check(z.regex(/^[\w-]{1,64}$/, noSuchChoice)) }, noSuchChoice),
      scenarioMissing,
    )
    .check(
      z.minLength(1, scenarioMissing),
      z.maxLength(mostScenarios, { error: tooManyScenarios, abort: true }),
      z.refine((list) => new Set(list.map(({ name }) => name)).size === list.length, noSuchChoice),
    ),
  [{ name: 'minder-werken' }],
)

export const register = operation({
  summary: 'Plant een gesprek voor een geldplan; een lidmaatschap hoort er niet bij (besluit 55).',
  body: group({
    appointment: group(meetingParts),
    scenarios: chosen,
    financialPlanData: group({ ...userInformation.parts, ...sourceParts }),
    remark: optional(remark),
    ...acceptedPriceParts(39_500),
  }),
  answer: z.object({ reference: z.string(), price: z.int() }),
  example: { reference: '7KQM-X4TF', price: 39_500 },
  status: 201,
  submits: true,
  faults: [slotTaken, checkNeeded, keyReused, priceChanged],
})
