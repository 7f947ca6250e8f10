import * as z from 'zod/mini'
import { group } from '../../fields/brick/group.ts'
import { planningText } from '../../fields/staff/planning-text.ts'
import { operation } from '../operation.ts'
import { notAllowed, staffLoginRequired, stepUpNeeded } from '../refusals.ts'

/** Largest body in bytes: a file of the most characters, with what JSON adds to its line breaks. */
const bodyBytes = 1024 * 1024

const body = group({ text: planningText })

const amounts = z.array(z.object({ from: z.string(), until: z.optional(z.string()), cents: z.int() }))
const change = z.object({
  offices: z.int(),
  types: z.int(),
  closed: z.int(),
  advisers: z.int(),
  /** Prices of the settings that become other ones, by codename. */
  prices: z.array(z.object({ name: z.string(), before: amounts, after: amounts })),
  /** References of appointments at a time that the file no longer allows. They stay; these people are to be called. */
  noLongerAllowed: z.array(z.string()),
})

const example = {
  offices: 11,
  types: 42,
  closed: 3,
  advisers: 12,
  prices: [
    {
      name: 'keuring',
      before: [{ from: '2026-01-01', cents: 39_500 }],
      after: [
        { from: '2026-01-01', cents: 39_500 },
        { from: '2027-01-01', cents: 41_000 },
      ],
    },
  ],
  noLongerAllowed: ['7KQM-X4TF'],
}

const settingsBroken = {
  status: 409,
  code: 'settings-broken',
  when: 'de instellingen van de site zijn niet heel',
}

export const checkPlanning = operation({
  summary: 'Wat een bestand met de planning zou veranderen, of wat er niet aan klopt. Er verandert niets.',
  body,
  bodyBytes,
  answer: change,
  example,
  limit: 'office',
  faults: [staffLoginRequired, notAllowed, settingsBroken],
})

export const loadPlanning = operation({
  summary: 'Zet een bestand met de planning in de plaats van wat er was, en vertelt wat er veranderde.',
  body,
  bodyBytes,
  answer: change,
  example,
  limit: 'office',
  faults: [staffLoginRequired, notAllowed, stepUpNeeded, settingsBroken],
})
