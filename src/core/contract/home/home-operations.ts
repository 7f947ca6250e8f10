import * as z from 'zod/mini'
import { optional, wire } from '../../fields/brick/brick.ts'
import { noSuchChoice as noChoice } from '../../fields/brick/choice.ts'
import { group } from '../../fields/brick/group.ts'
import { address } from '../../groups/address.ts'
import { homeFacts } from '../../home/facts.ts'
import { operation } from '../operation.ts'
import { loginRequired } from '../refusals.ts'

const body = group({ home: address, facts: homeFacts })
const answer = z.object({ kept: z.literal(true) })
const example = { kept: true } as const
const tooMany = {
  status: 409,
  code: 'too-many-homes',
  when: 'er worden al vijf woningen van deze persoon bewaard',
}

export const tellHome = operation({
  summary: 'Bewaart wat in een formulier over je woning is ingevuld. Wat niet is ingevuld, blijft staan.',
  body,
  answer,
  example,
  limit: 'submit',
  faults: [loginRequired, tooMany],
})

export const saveHome = operation({
  summary:
    'Bewaart een woning bij Mijn huis: een nieuwe, of met mends een bekende, waarvan dan wordt vergeten wat je leeg laat.',
  body: group({ home: address, facts: homeFacts, mends: optional(wire(z.boolean(noChoice), true)) }),
  answer,
  example,
  limit: 'submit',
  faults: [loginRequired, tooMany],
})
