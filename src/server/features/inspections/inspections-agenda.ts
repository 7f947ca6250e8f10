import { minutesOf } from '../../../core/inspections/duration.ts'
import { instantOf, today } from '../../../core/kernel/clock.ts'
import type { Slot, Span } from '../../../core/planning/agenda.ts'
import { type InspectionKind, inspectionsOffice, inspectionTypes } from '../../../core/rules/inspections.ts'
import type { RequestContext } from '../../services/context.ts'
import type { Agenda } from '../../services/planning/agenda.ts'
import { visitedHome } from '../../services/planning/home.ts'
import { mustFindAgenda } from '../../services/planning/slot.ts'

/** The office and appointment type under which a kind of inspection is planned. */
export const inspections = (kind: InspectionKind) => ({
  officeCode: inspectionsOffice,
  typeCode: inspectionTypes[kind],
})

/** The home to inspect, as a request describes it; `typeCode` and `sizeCode` determine how long the inspection takes. */
interface InspectedHome {
  postcode: string
  houseNumber: number
  addition?: string | undefined
  typeCode: number
  sizeCode?: number | undefined
}

/**
 * Finds who can inspect this home, when and for how long. `field` is the path of its house number.
 * @throws Fault 400 at `field`
 * for an address that does not exist, 404 `agenda-unknown`; PartnerError while the register is away.
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
 * The times of a slot as these calls send them: instants with the offset of that day (D53). The offset is the difference between
 * the slot's wall times and its instants; looking up the time zone for each would take most of the call.
 */
export const withOffset = ({ day, startTime, endTime, start, end }: Slot): Span => ({
  start: onWall(instantOf(start), `${day}T${startTime}Z`),
  end: onWall(instantOf(end), `${day}T${endTime}Z`),
})

const minutesOfDay = 1440

/**
 * Formats an instant as `2026-12-01T09:00:00+01:00`. `wall` is its wall time written as UTC; for an end at midnight that lies a
 * day earlier.
 */
const onWall = (instant: number, wall: string): string => {
  const ahead = ((instantOf(wall) - instant) / 60_000 + minutesOfDay) % minutesOfDay
  const offset = new Date(ahead * 60_000).toISOString().slice(11, 16)
  return `${new Date(instant + ahead * 60_000).toISOString().slice(0, 19)}+${offset}`
}
