import { amsterdamDay, instantOf, wallToZulu } from '../../../core/kernel/clock.ts'
import type { Span } from '../../../core/planning/agenda.ts'
import { isOpenAt } from '../../ports/inspections.ts'
import {
  type Received,
  type Reply,
  type SignedStandIn,
  type StandInOptions,
  signedSettingsAt,
  signedStandIn,
} from '../../ports/stand-in.ts'
import type { InspectionBody } from './wire.ts'

/** Who inspects homes, on this machine. */
export interface InspectionsStandIn extends SignedStandIn {
  /** The inspection of this UID as it stands; undefined when there is none, or it was taken back. */
  standing(uid: string): InspectionBody | undefined
}

/** Which settings lead the site to a stand-in on this port. */
export const settingsAt = signedSettingsAt('INSPECTIONS')

/** A partner on this machine that inspects homes. */
export const standIn = async (given?: Partial<StandInOptions>): Promise<InspectionsStandIn> => {
  /** By UID, the last change that was taken back. */
  const takenBack = new Map<string, number>()
  const latest = (uid: string): InspectionBody | undefined =>
    ([...desk.orders.values()] as InspectionBody[])
      .filter((one) => one.uid === uid)
      .toSorted((one, other) => other.sequence - one.sequence)[0]
  const desk: SignedStandIn = await signedStandIn(given, settingsAt, {
    orders: ['/v1/inspections'],
    refuse(order) {
      const asked = order as InspectionBody
      const isOlder = (latest(asked.uid)?.sequence ?? -1) > asked.sequence
      return isOlder || isOpenAt(asked, openWithin(asked)) ? undefined : [409, { error: 'closed' }]
    },
    serve({ path, body }: Received): Reply | undefined {
      if (path === '/v1/availability') return [200, { open: openWithin(body as Span) }]
      const uid = /^\/v1\/inspections\/([^/]+)\/cancel$/.exec(path)?.[1]
      const known = uid === undefined ? undefined : latest(uid)
      if (!known) return undefined
      takenBack.set(known.uid, known.sequence)
      return [200, { reference: `P-${known.uid}` }]
    },
  })
  return Object.assign(desk, {
    standing(uid: string) {
      const known = latest(uid)
      return known && known.sequence > (takenBack.get(uid) ?? -1) ? known : undefined
    },
  })
}

/** Every day from eight to six, within the span. */
const openWithin = (span: Span): Span[] => {
  const [from, until] = [instantOf(span.start), instantOf(span.end)]
  const last = amsterdamDay(span.end)
  const open: Span[] = []
  for (let day = amsterdamDay(span.start); day.compare(last) <= 0; day = day.add({ days: 1 })) {
    const start = Math.max(from, instantOf(wallToZulu(`${day}T08:00:00`)))
    const end = Math.min(until, instantOf(wallToZulu(`${day}T18:00:00`)))
    if (start < end) open.push({ start: new Date(start).toISOString(), end: new Date(end).toISOString() })
  }
  return open
}
