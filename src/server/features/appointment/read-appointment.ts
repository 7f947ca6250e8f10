import type { readAppointment } from '../../../core/contract/appointment/appointment-calls.ts'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import { amsterdamDay, amsterdamTime } from '../../../core/kernel/clock.ts'
import { changeRefusalInWords, changesInWords } from '../../../core/planning/changes.ts'
import type { RequestContext } from '../../services/context.ts'
import type { AgendaKey } from '../../services/planning/agenda.ts'
import { requestOfLink } from '../../services/planning/change-link.ts'
import { readOwnAppointment } from '../../services/planning/own-appointment.ts'

/**
 * Reads the appointment that a mailed link belongs to. It is null for a link that we did not sign, and for a request without a
 * planned appointment.
 */
export const read = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof readAppointment>,
): Promise<AnswerOf<typeof readAppointment>> => {
  const submissionId = requestOfLink(ctx, body.link)
  const found = submissionId && (await readOwnAppointment(ctx, submissionId))
  if (!found) return { appointment: null }
  const { title, reference, start, end, agenda, movesLeft: moves, closed, changeNotice } = found
  return {
    appointment: {
      title,
      reference,
      date: amsterdamDay(start).toString(),
      startTime: `${amsterdamTime(start)}:00`,
      endTime: `${amsterdamTime(end)}:00`,
      agenda: agenda ? agendaTold(agenda) : null,
      moves,
      closed: closed ? changeRefusalInWords(closed, changeNotice) : null,
      rules: changesInWords({ changeNotice, moves }),
    },
  }
}

const agendaTold = ({ officeCode, typeCode, home, minutes }: AgendaKey) => ({
  officeId: officeCode,
  appointmentType: typeCode,
  ...(home && { postcode: home.postcode, houseNumber: home.houseNumber, minutes }),
})
