import { nameInWords } from '../../../core/groups/formatting.ts'
import type { UserInformation } from '../../../core/groups/user-information.ts'
import type { Sender } from '../../../core/render.ts'
import { officeVisit } from '../../../core/rules/meetings.ts'
import type { Runtime } from '../context.ts'
import { greetingOf } from '../letters/greeting.ts'
import { changeAction, talkInvitations, talkOutro, whenOf } from '../planning/planning-words.ts'
import type { Confirmation } from '../submissions/mail.ts'
import type { ReadSubmission } from '../submissions/read-submission.ts'
import type { Reminder } from '../submissions/reminder.ts'
import type { SubmissionOf } from '../submissions/request-kind.ts'
import { type MeetingPlace, meetingInWords } from './place.ts'

export interface MeetingDetails extends MeetingPlace {
  /** The subject of the appointment: `Geldplan`. */
  name: string
  person: UserInformation
  /** What to have within reach or to bring along: `je loonstrook en je pensioenoverzicht`. */
  papers: string
  /** Sentences about what comes after it. */
  after: readonly string[]
}

/** A sentence about the papers: whoever comes to an office brings them. */
const readyFor = ({ meeting, papers }: Pick<MeetingDetails, 'meeting' | 'papers'>): string =>
  meeting === officeVisit ? `Neem ${papers} mee.` : `Houd ${papers} bij de hand.`

const greetingFor = ({ initials, infix, lastName }: UserInformation): string =>
  greetingOf(nameInWords({ initials, infix, lastName }))

/**
 * Confirmation of an appointment, mailed to whoever made it: when and where, what to have ready, a calendar invitation, and a
 * copy of the answers (D22).
 */
const confirmMeeting = (
  { name, person, papers, after, ...met }: MeetingDetails,
  submission: ReadSubmission,
  sender: Sender,
  runtime: Pick<Runtime, 'vault'>,
): Confirmation => {
  const ready = readyFor({ ...met, papers })
  return {
    to: person.emailAddress,
    content: {
      subject: `Je afspraak: ${name} (${submission.reference})`,
      greeting: greetingFor(person),
      intro: submission.appointments.flatMap((one) => [
        `Je afspraak staat vast: ${whenOf(one)}.`,
        ...meetingInWords(met, { place: one.place, phone: person.phoneNumberMobile }),
      ]),
      reference: submission.reference,
      next: [ready, ...after],
      answers: submission.summary.mail,
      action: changeAction(runtime, submission, sender),
      outro: talkOutro(submission, sender),
    },
    attachments: talkInvitations(
      submission,
      { service: name, to: person.emailAddress, summary: name, ready },
      sender,
    ),
  }
}

/** The reminder, without the link to the map. */
const remindMeeting = (
  { name, person, papers, ...met }: Omit<MeetingDetails, 'after'>,
  { appointments }: ReadSubmission,
): Reminder => ({
  to: person.emailAddress,
  greeting: greetingFor(person),
  service: name,
  how: meetingInWords(met, { place: appointments[0]?.place, phone: person.phoneNumberMobile }).slice(0, 1),
  ready: [readyFor({ ...met, papers })],
})

/** The mails of a kind of request, for its `RequestKind`. `told` answers the subject and the person of a submission. */
export const meetingMails = <Request = unknown>(
  told: (submission: SubmissionOf<Request>) => MeetingDetails,
) => {
  const mail = (submission: SubmissionOf<Request>, sender: Sender, runtime: Pick<Runtime, 'vault'>) =>
    confirmMeeting(told(submission), submission, sender, runtime)
  const remind = (submission: SubmissionOf<Request>) => remindMeeting(told(submission), submission)
  return { mail, remind }
}
