import type { RequestContext } from '../../services/context.ts'
import type { Agenda } from '../../services/planning/agenda.ts'
import { visitedHome } from '../../services/planning/home.ts'
import { mustFindAgenda } from '../../services/planning/slot.ts'

/**
 * The agenda that a call asks for; appointments at a home depend on that home. Faults: 404 `agenda-unknown`, 400 for an address
 * that does not exist; PartnerError while the register of addresses is away.
 */
export const agendaFor = async (
  ctx: RequestContext,
  { officeId, appointmentType }: { officeId: number; appointmentType: string },
  {
    minutes,
    ...home
  }: {
    postcode?: string | undefined
    houseNumber?: number | undefined
    addition?: string | undefined
    minutes?: number | undefined
  },
): Promise<Agenda> =>
  mustFindAgenda(ctx, {
    officeCode: officeId,
    typeCode: appointmentType,
    home: await visitedHome(ctx, home, 'houseNumber'),
    minutes,
  })
