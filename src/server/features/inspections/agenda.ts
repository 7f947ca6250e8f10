import { minutesOf } from '../../../core/inspections/duration.ts'
import { instantOf, today } from '../../../core/kernel/clock.ts'
import type { Slot, Span } from '../../../core/planning/agenda.ts'
import { type InspectionKind, inspectionsOffice, inspectionTypes } from '../../../core/rules/inspections.ts'
import type { RequestContext } from '../../services/context.ts'
import type { Agenda } from '../../services/planning/agenda.ts'
import { visitedHome } from '../../services/planning/home.ts'
import { mustFindAgenda } from '../../services/planning/slot.ts'

/** What the planning calls the inspections of a kind. */
export const inspections = (kind: InspectionKind) => ({
  officeCode: inspectionsOffice,
  typeCode: inspectionTypes[kind],
})

/** What a request tells of the home that is inspected: `typeCode` and `sizeCode` say how long it takes. */
interface InspectedHome {
  postcode: string
  houseNumber: number
  addition?: string | undefined
  typeCode: number
  sizeCode?: number | undefined
}

/**
 * Who can inspect this home, when and for how long. `field`: of its house number.
 * @throws Fault 400 at `field` for an address that does not exist, 404 `agenda-unknown`; PartnerError while the register is away.
 */
export const agendaOf = async (
  ctx: RequestContext,
  kind: InspectionKind,
  { typeCode: houseType, sizeCode: size, ...home }: InspectedHome,
  field: string,
): Promise<Agenda> =>
  mustFindAgenda(ctx, {
    ...inspections(kind),
    home: await visitedHome(ctx, home, field),
    minutes: minutesOf(kind, { houseType, size }, today(ctx.clock).toString()),
  })

/**
 * Times as these calls tell them: instants with the offset of that day (D53). A slot knows its times on the wall, and
 * by what those are ahead of its instants is the offset: asking the zone of each would take most of the call.
 */
export const withOffset = ({ day, startTime, endTime, start, end }: Slot): Span => ({
  start: onWall(instantOf(start), `${day}T${startTime}Z`),
  end: onWall(instantOf(end), `${day}T${endTime}Z`),
})

const minutesOfDay = 1440

/** `2026-12-01T09:00:00+01:00` of an instant. `wall`: its time on the wall, as if that were UTC; of an end at midnight a day before. */
const onWall = (instant: number, wall: string): string => {
  const ahead = ((instantOf(wall) - instant) / 60_000 + minutesOfDay) % minutesOfDay
  const offset = new Date(ahead * 60_000).toISOString().slice(11, 16)
  return `${new Date(instant + ahead * 60_000).toISOString().slice(0, 19)}+${offset}`
}
