import type { Sender } from '../../../core/render.ts'
import type { Runtime } from '../../services/context.ts'
import { confirmMeeting, remindMeeting, type ToldMeeting } from '../../services/meetings/words.ts'
import type { Remind } from '../../services/reminders/reminder.ts'
import type { Confirmation } from '../../services/submissions/mail.ts'
import type { ReadSubmission } from '../../services/submissions/read.ts'
import { name, type PlanRequest } from './document.ts'

const told = ({ request }: ReadSubmission): ToldMeeting => {
  const { appointment, office, financialPlanData } = request as PlanRequest
  return {
    name,
    meeting: appointment.appointmentType,
    office,
    person: financialPlanData,
    ready: 'Houd je loonstrook, je pensioenoverzicht en je hypotheekoverzicht bij de hand.',
    after: ['Na het gesprek krijg je een rekening.'],
  }
}

/** The mail to who planned it. */
export const confirmPlan = (
  submission: ReadSubmission,
  sender: Sender,
  runtime: Pick<Runtime, 'vault'>,
): Confirmation => confirmMeeting(told(submission), submission, sender, runtime)

/** How they are reminded of it. */
export const remindPlan: Remind = (submission) => remindMeeting(told(submission), submission)
