import { nameInWords } from '../../../core/groups/formatting.ts'
import type { Sender } from '../../../core/render.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import type { Confirmation } from '../../services/submissions/mail.ts'
import type { ReadSubmission } from '../../services/submissions/read.ts'
import { type Cancellation, untilIn } from './document.ts'

/** Where a member takes a cancellation back. */
const withdrawPage = '/mijn/lidmaatschap'

/** The one mail about a cancellation: reference, last day, copy of the answers, how to take it back (decision 22). */
export const confirmCancellation = (submission: ReadSubmission, sender: Sender): Confirmation => {
  const { emailAddress, initials, infix, lastName } = submission.request as Cancellation
  const until = untilIn(submission.document)
  return {
    to: emailAddress,
    content: {
      subject: `Je opzegging bij ${sender.name} (${submission.reference})`,
      greeting: greetingOf(nameInWords({ initials, infix, lastName })),
      ...(until ? ending(until, sender) : unknown(sender)),
      reference: submission.reference,
      answers: submission.document.mail,
      outro: [
        `Heb jij niet opgezegd? Bel ons dan op ${sender.phone} (${sender.hours}) en noem de referentie.`,
      ],
    },
    attachments: [],
  }
}

const ending = (until: string, sender: Sender) => ({
  intro: [
    'We hebben je opzegging verwerkt.',
    `Je bent lid tot en met ${until}. Daarna stopt je lidmaatschap.`,
  ],
  next: [
    'Tot en met die dag kun je alles van je lidmaatschap gebruiken.',
    `Bedenk je je? Tot en met ${until} trek je je opzegging weer in. Dat doe je na het inloggen.`,
  ],
  action: { label: 'Bekijk je lidmaatschap', url: `${sender.siteUrl}${withdrawPage}` },
})

const unknown = (sender: Sender) => ({
  intro: [
    'We hebben je opzegging ontvangen. Je was niet ingelogd als dit lid.',
    'Daarom zoeken wij eerst het lidmaatschap erbij. Tot dan verandert er niets.',
  ],
  next: [
    'Wij zoeken het lidmaatschap op met de gegevens hieronder.',
    'Daarna mailen we je op welke dag het stopt.',
    `Bedenk je je? Bel ons op ${sender.phone} en noem je referentie.`,
  ],
})
