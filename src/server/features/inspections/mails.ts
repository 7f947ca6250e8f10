import { nameInWords } from '../../../core/groups/formatting.ts'
import { formatCents } from '../../../core/kernel/money.ts'
import type { Sender } from '../../../core/render.ts'
import type { Runtime } from '../../services/context.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import { changeAction, joinsToo, talkInvitations, talkOutro, whenOf } from '../../services/planning/words.ts'
import type { Reminder } from '../../services/reminders/reminder.ts'
import type { Confirmation } from '../../services/submissions/mail.ts'
import type { ReadSubmission } from '../../services/submissions/read.ts'
import { type Inspection, kindOf, names } from './document.ts'

/** What to have within reach. */
const ready = {
  construction: 'Vraag de verkoper om het kruipluik en de zolder vrij te maken.',
  completion: 'Neem de uitnodiging van de bouwer, je tekeningen en je lijst met meerwerk mee.',
} as const

const toldOf = ({ request, appointments }: ReadSubmission) => {
  const inspection = request as Inspection
  const kind = kindOf(inspection)
  const { initials, infix, lastName, emailAddress } = inspection.userInformation
  return {
    inspection,
    name: names[kind],
    to: emailAddress,
    greeting: greetingOf(nameInWords({ initials, infix, lastName })),
    // as the register writes it: a mail to a stranger repeats nothing that was typed
    how: `De bouwkundige komt naar ${appointments[0]?.place ?? 'het huis dat je opgaf'}.`,
    ready: ready[kind],
  }
}

const amountOf = ({ acceptedPriceInCents: price }: Inspection): string =>
  price === undefined ? 'het bedrag' : formatCents(price)

/** The one mail to the sender: when and where, what to have ready, the invitation, copy of the answers (decision 22). */
export const confirm = (
  submission: ReadSubmission,
  sender: Sender,
  runtime: Pick<Runtime, 'vault'>,
): Confirmation => {
  const { inspection, name, to, greeting, how, ready: prepare } = toldOf(submission)
  return {
    to,
    content: {
      subject: `Je afspraak: ${name} (${submission.reference})`,
      greeting,
      intro: [...submission.appointments.map((one) => `Je keuring is gepland: ${whenOf(one)}.`), how],
      reference: submission.reference,
      next: [
        prepare,
        ...(inspection.userInformation.agreedToDirectDebit ? [joinsToo] : []),
        `Na de keuring krijg je het rapport per e-mail. We schrijven dan ${amountOf(inspection)} af van je rekening.`,
      ],
      answers: submission.document.mail,
      action: changeAction(runtime, submission, sender),
      outro: talkOutro(submission, sender),
    },
    attachments: talkInvitations(submission, { service: name, to, summary: name, ready: prepare }, sender),
  }
}

/** How somebody is reminded of it: by text message too where they asked that. */
export const remind = (submission: ReadSubmission): Reminder => {
  const { inspection, name, to, greeting, how, ready: prepare } = toldOf(submission)
  const { smsReminder, smsReminderPhoneNumber } = inspection.service
  return {
    to,
    greeting,
    service: name,
    how: [how],
    ready: [prepare],
    ...(smsReminder && { mobile: smsReminderPhoneNumber }),
  }
}
