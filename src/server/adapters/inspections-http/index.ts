import { type Clock, instantOf } from '../../../core/kernel/clock.ts'
import { type Inspections, inspectionsName } from '../../ports/inspections.ts'
import { type SignedSettings, signedCaller } from '../../ports/signed-http.ts'
import { calls, inspectionUid, toAvailabilityBody, toInspectionBody } from './wire.ts'

/** Who inspects homes, over HTTP, every request signed (docs/partners.md). */
export const inspectionsHttp = (settings: SignedSettings, clock: Clock): Inspections => {
  const { ask, find } = signedCaller(inspectionsName, settings, clock)
  return {
    async openTimes(home, span) {
      const { open } = await ask(calls.availability, { body: toAvailabilityBody(home, span) })
      return open.map(({ start, end }) => ({ start: zulu(start), end: zulu(end) }))
    },
    async place(order) {
      const key = `${order.uid}-${order.sequence}`
      await ask(calls.place, { key, body: toInspectionBody(order) })
    },
    async remove(uid) {
      // what could not be handed over is not there, and dots would climb out of the path
      if (!inspectionUid.safeParse(uid).success) return
      await find(calls.cancel, { parameters: { uid } })
    },
  }
}

/** The partner may write another offset. */
const zulu = (instant: string): string => new Date(instantOf(instant)).toISOString().replace('.000Z', 'Z')
