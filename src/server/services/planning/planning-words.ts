import { timeInWords } from '../../../core/fields/request/appointment-time.ts'
import { amsterdamDay, amsterdamTime } from '../../../core/kernel/clock.ts'
import { changesInWords } from '../../../core/planning/changes.ts'
import type { Sender } from '../../../core/render.ts'
import type { Attachment } from '../../ports/mail.ts'
import { invitation } from '../appointments/invitation.ts'
import type { Span } from '../appointments/read-appointments.ts'
import type { Runtime } from '../context.ts'
import type { ReadSubmission } from '../submissions/read-submission.ts'
import { changeUrl } from './change-link.ts'

/** When an appointment begins: `dinsdag 1 december 2026 om 9.00 uur`. */
export const whenOf = ({ start }: Pick<Span, 'start'>): string =>
  timeInWords({ date: amsterdamDay(start).toString(), startTime: amsterdamTime(start) })

const byPhone = 'Per telefoon'

/**
 * The description in a calendar file has no link for changes: calendars are shared, and readers of them must not be able to move
 * or cancel the appointment. The link stands only in the mail.
 */
const changeHint = 'Verzetten of afzeggen doe je met de knop in je e-mail.'

interface Talk {
  service: string
  /** Mail address of who is invited. */
  to: string
  summary: string
  /** What the invited should have within reach. */
  ready?: string
}

/** The calendar invitations for the talks of a request, each with its place or by phone. */
export const talkInvitations = (
  { appointments, reference }: Pick<ReadSubmission, 'appointments' | 'reference'>,
  { service, to, summary, ready }: Talk,
  sender: Sender,
): Attachment[] =>
  appointments.map((one) =>
    invitation(
      one,
      {
        service,
        to,
        summary: `${summary} (${reference})`,
        description: [ready, `Referentie: ${reference}.`, changeHint].filter(Boolean).join(' '),
        location: one.place ?? byPhone,
      },
      sender,
    ),
  )

/** The button in a mail that leads to the page where its appointment is moved or cancelled. */
export const changeAction = (
  runtime: Pick<Runtime, 'vault'>,
  { id }: Pick<ReadSubmission, 'id'>,
  sender: Sender,
): { label: string; url: string } => ({
  label: 'Verzet je afspraak of zeg hem af',
  url: changeUrl(runtime, sender, id),
})

/** The closing lines of the mail about a planned talk. */
export const talkOutro = (
  { appointments }: Pick<ReadSubmission, 'appointments'>,
  sender: Sender,
): string[] => [
  'De uitnodiging voor je agenda vind je bij deze e-mail.',
  ...appointments.flatMap(({ changes }) => (changes ? [changesInWords(changes)] : [])),
  `Lukt verzetten of afzeggen niet? Bel ons op ${sender.phone} (${sender.hours}) en noem je referentie.`,
]
