import type { Sender } from '../../../core/render.ts'
import type { Runtime } from '../../services/context.ts'
import { confirmMeeting, remindMeeting, type ToldMeeting } from '../../services/meetings/words.ts'
import type { Remind } from '../../services/reminders/reminder.ts'
import type { Confirmation } from '../../services/submissions/mail.ts'
import type { ReadSubmission } from '../../services/submissions/read.ts'
import { type MortgageRequest, name } from './document.ts'

const told = ({ request }: ReadSubmission): ToldMeeting => {
  const { appointment, office, mortgageAdviceData } = request as MortgageRequest
  return {
    name,
    meeting: appointment.appointmentType,
    office,
    person: mortgageAdviceData,
    ready: 'Houd je loonstrook, je hypotheekoverzicht en je pensioenoverzicht bij de hand.',
    after: ['Na dit eerste gesprek krijg je een vaste prijs voor het advies.'],
  }
}

/** The mail to who planned it. */
export const confirmMortgage = (
  submission: ReadSubmission,
  sender: Sender,
  runtime: Pick<Runtime, 'vault'>,
): Confirmation => confirmMeeting(told(submission), submission, sender, runtime)

/** How they are reminded of it. */
export const remindMortgage: Remind = (submission) => remindMeeting(told(submission), submission)
