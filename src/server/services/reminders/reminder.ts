import type { MailContent, Sender } from '../../../core/render.ts'
import { gsmLength, gsmText, mostGsmCharacters } from '../../ports/gsm-text.ts'
import type { Span } from '../appointments/read-appointments.ts'
import { whenOf } from '../planning/planning-words.ts'
import type { ReadSubmission } from '../submissions/read-submission.ts'
import type { Reminder } from '../submissions/reminder.ts'

/** Makes the reminder of a request: `remind` of its kind. It reads nothing but the request, and changes nothing. */
export type Remind = (submission: ReadSubmission) => Reminder

/** The reminders by kind of request. A kind that is not in it has none. */
export type Reminds = Readonly<Record<string, Remind>>

interface ReminderFacts {
  appointment: Pick<Span, 'start'>
  reference: string
  sender: Sender
}

/**
 * The mail of a reminder. It names day and time and never "tomorrow", because nobody knows when a mail is read. With `changeUrl`,
 * a page of ours on which the appointment can be moved or cancelled, it has a button that leads there.
 */
export const reminderMail = (
  { greeting, service, how, ready }: Reminder,
  { appointment, reference, sender, changeUrl }: ReminderFacts & { changeUrl?: string | undefined },
): MailContent => ({
  subject: `Herinnering aan je afspraak: ${service} (${reference})`,
  greeting,
  intro: [`Je hebt een afspraak met ons op ${whenOf(appointment)}.`, ...how, ...ready],
  reference,
  ...(changeUrl !== undefined && { action: { label: 'Verzet je afspraak of zeg hem af', url: changeUrl } }),
  outro: [
    `${changeUrl === undefined ? 'Kun je niet, of wil je een ander moment?' : 'Lukt verzetten of afzeggen niet?'} Bel ons op ${sender.phone} (${sender.hours}) en noem je referentie.`,
  ],
})

/** The text message of a reminder: as much of it as fits in one message, and the time in any case. It names no service. */
export const reminderText = ({ appointment, reference, sender }: ReminderFacts): string => {
  const time = `afspraak is op ${whenOf(appointment)}.`
  const call = `Kun je niet? Bel ${sender.phone}.`
  const texts = [
    `${sender.name}: je ${time} ${call} Referentie ${reference}.`,
    `${sender.name}: je ${time} ${call}`,
    `Je ${time} ${call}`,
    `Je ${time}`,
  ].map(gsmText)
  return texts.find((text) => (gsmLength(text) ?? 0) <= mostGsmCharacters) ?? gsmText(`Je ${time}`)
}
