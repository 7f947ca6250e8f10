import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { register, registerCompletion } from '../../../core/contract/inspections/inspections-calls.ts'
import { priceOf } from '../../../core/inspections/inspections-price.ts'
import { inspectionsRows } from '../../../core/inspections/inspections-summary-rows.ts'
import { isMember, type Viewer } from '../../../core/kernel/viewer.ts'
import type { FunnelTrial } from '../../engine/testing/test-walk.ts'
import { completionInspection } from '../../funnels/inspections-completion/inspections-completion-funnel.ts'
import { constructionInspection } from '../../funnels/inspections-construction/inspections-construction-funnel.ts'

export const inspectionsProperties = {
  price: '€ 34,50',
  bouwtechnische_keuring_450: '€ 395,00',
  bouwtechnische_keuring_700: '€ 445,00',
  bouwtechnische_keuring_900: '€ 495,00',
  opleveringskeuring: '€ 286,00',
  keuring: '€ 286,00',
  thanks: '/bedankt',
}
export const completionProperties = {
  ...inspectionsProperties,
  desk: ['088 000 12 04', 'maandag tot en met donderdag 9.00 – 17.30 uur, vrijdag 9.00 – 16.30 uur'],
}
const cents: Record<string, number> = {
  bouwtechnische_keuring_450: 39_500,
  bouwtechnische_keuring_700: 44_500,
  bouwtechnische_keuring_900: 49_500,
  opleveringskeuring: 28_600,
  keuring: 28_600,
}
/** The summary as the server makes it, with its own prices. */
const summary = (
  { body }: InputOf<typeof register> | InputOf<typeof registerCompletion>,
  { viewer }: { viewer: Viewer },
) =>
  inspectionsRows(body, {
    price: priceOf('sizeCode' in body.object ? body.object.sizeCode : undefined, (name) => cents[name]),
    fee: isMember(viewer) ? undefined : 3450,
  })

/** Answers that change no request, each with the reason. */
const unsent = {
  slot: 'sent as its start and end; no time but an offered one makes any',
  smsReminder: 'sent as yes or no',
  agreeCollection: 'the call takes one consent for what is collected, which is that of the inspection',
}

export const trials: FunnelTrial[] = [
  {
    funnel: constructionInspection,
    properties: inspectionsProperties,
    summary,
    unsent,
    ways: [
      { name: 'as asked' },
      {
        name: 'of a band without a price, without a text message',
        answers: { houseSize: '3', smsReminder: 'no' },
      },
    ],
  },
  {
    funnel: completionInspection,
    properties: completionProperties,
    summary,
    unsent,
    ways: [{ name: 'of a house elsewhere', answers: { 'home.houseNumber': '11' } }],
  },
]
