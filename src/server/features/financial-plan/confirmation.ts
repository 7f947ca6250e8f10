import { meetingMails } from '../../services/meetings/words.ts'
import { name, type PlanRequest } from './document.ts'

/** The mail to who planned it, and how they are reminded of it. */
export const mails = meetingMails(({ request }) => {
  const { appointment, office, financialPlanData } = request as PlanRequest
  return {
    name,
    meeting: appointment.appointmentType,
    office,
    person: financialPlanData,
    ready: 'Houd je loonstrook, je pensioenoverzicht en je hypotheekoverzicht bij de hand.',
    after: ['Na het gesprek krijg je een rekening.'],
  }
})
