import { meetingMails } from '../../services/meetings/words.ts'
import { joinsToo } from '../../services/planning/words.ts'
import { name, type WillRequest } from './document.ts'

/** The mail to who planned it, and how they are reminded of it. */
export const mails = meetingMails(({ request }) => {
  const { appointment, office, userInformation } = request as WillRequest
  return {
    name,
    meeting: appointment.appointmentType,
    office,
    person: userInformation,
    ready: 'Houd je trouwakte of samenlevingscontract en je hypotheekoverzicht bij de hand.',
    after: [
      ...(userInformation.accountNumber ? [joinsToo] : []),
      'Na het gesprek krijg je een rekening. De notaris zit daar niet bij.',
    ],
  }
})
