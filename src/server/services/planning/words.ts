import { timeInWords } from '../../../core/fields/request/appointment-time.ts'
import { amsterdamDay, amsterdamTime } from '../../../core/kernel/clock.ts'
import { changesInWords } from '../../../core/planning/changes.ts'
import type { Sender } from '../../../core/render.ts'
import type { Attachment } from '../../ports/mail.ts'
import { invitation } from '../appointments/invitation.ts'
import type { Span } from '../appointments/read.ts'
import type { Runtime } from '../context.ts'
import type { ReadSubmission } from '../submissions/read.ts'
import { changeUrl } from './change-link.ts'

/** When an appointment begins: `dinsdag 1 december 2026 om 9.00 uur`. */
export const whenOf = ({ start }: Pick<Span, 'start'>): string =>
  timeInWords({ date: amsterdamDay(start).toString(), startTime: amsterdamTime(start) })

/** Where a talk is that has no place. */
const byPhone = 'Per telefoon'

/** Calendars are shared: who reads along must not be able to move or cancel, so the link for that stands in the mail alone. */
const elsewhere = 'Verzetten of afzeggen doe je met de knop in je e-mail.'

interface Talk {
  service: string
  /** Who is invited. */
  to: string
  /** What the calendar calls it. */
  summary: string
  /** What to have within reach. */
  ready?: string
}

/** The invitations of a request's talks: where each is, or by phone. */
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
        description: [ready, `Referentie: ${reference}.`, elsewhere].filter(Boolean).join(' '),
        location: one.place ?? byPhone,
      },
      sender,
    ),
  )

/** The button of a mail that leads to where its appointment is moved or cancelled. */
export const changeAction = (
  runtime: Pick<Runtime, 'vault'>,
  { id }: Pick<ReadSubmission, 'id'>,
  sender: Sender,
): { label: string; url: string } => ({
  label: 'Verzet je afspraak of zeg hem af',
  url: changeUrl(runtime, sender, id),
})

/** How the mail of a planned talk ends. */
export const talkOutro = (
  { appointments }: Pick<ReadSubmission, 'appointments'>,
  sender: Sender,
): string[] => [
  'De uitnodiging voor je agenda vind je bij deze e-mail.',
  ...appointments.flatMap(({ changes }) => (changes ? [changesInWords(changes)] : [])),
  `Lukt dat niet? Bel ons op ${sender.phone} (${sender.hours}) en noem je referentie.`,
]

/** Said to who becomes a member with what they asked for. */
export const joinsToo =
  'Je wordt ook lid. Je lidnummer krijg je binnen een paar minuten in een aparte e-mail.'
