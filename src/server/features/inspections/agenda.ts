import { parseAbsolute } from '@internationalized/date'
import { minutesOf } from '../../../core/inspections/duration.ts'
import { today, ZONE } from '../../../core/kernel/clock.ts'
import type { Span } from '../../../core/planning/agenda.ts'
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

/** Times as these calls tell them: instants with the offset of that day (decision 53). */
export const withOffset = ({ start, end }: Span): Span => ({ start: offset(start), end: offset(end) })

const offset = (instant: string): string => parseAbsolute(instant, ZONE).toString().replace(/\[.*$/, '')
