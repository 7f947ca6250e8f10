import { meetingMails } from '../../services/meetings/words.ts'
import { type MortgageRequest, name } from './document.ts'

/** The mail to who planned it, and how they are reminded of it. */
export const mails = meetingMails(({ request }) => {
  const { appointment, office, mortgageAdviceData } = request as MortgageRequest
  return {
    name,
    meeting: appointment.appointmentType,
    office,
    person: mortgageAdviceData,
    ready: 'Houd je loonstrook, je hypotheekoverzicht en je pensioenoverzicht bij de hand.',
    after: ['Na dit eerste gesprek krijg je een vaste prijs voor het advies.'],
  }
})
