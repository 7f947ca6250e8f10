import { cancellationRows, untilLabel } from '../../../core/cancellation/cancellation-summary-rows.ts'
import type { cancelMembership as call } from '../../../core/contract/cancellation/cancellation-calls.ts'
import { cancelMembership as operation } from '../../../core/contract/cancellation/cancellation-operations.ts'
import type { RequestOf } from '../../../core/contract/endpoint.ts'
import { nameInWords } from '../../../core/groups/formatting.ts'
import type { Sender } from '../../../core/render.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import { leadsTo } from '../../services/submissions/events.ts'
import { parsedExample } from '../../services/submissions/example.ts'
import type { FrozenSummary } from '../../services/submissions/read-submission.ts'
import type { RequestKind } from '../../services/submissions/request-kind.ts'

export type Cancellation = RequestOf<typeof call>['body']

/** A membership ends by the cancellation: at once when a logged-in member sent it, otherwise when staff match it. */
export const matchedEvent = leadsTo('confirmed', 'matched')

export const refusedEvent = leadsTo('refused', 'refused')

export const withdrawnEvent = leadsTo('withdrawn', 'withdrawn', ['confirmed'])

const withdrawPage = '/mijn/lidmaatschap'

/** The last day, in words, as it was known when the cancellation came in; undefined when nothing ended then. */
const untilIn = ({ mail }: FrozenSummary): string | undefined =>
  mail.find(({ label }) => label === untilLabel)?.value

const ending = (until: string, sender: Sender) => ({
  intro: [
    'We hebben je opzegging verwerkt.',
    `Je bent lid tot en met ${until}. Daarna stopt je lidmaatschap.`,
  ],
  next: [
    'Tot en met die dag kun je alles van je lidmaatschap gebruiken.',
    `Bedenk je je? Tot en met ${until} kun je je opzegging weer intrekken. Dat doe je na het inloggen.`,
  ],
  action: { label: 'Bekijk je lidmaatschap', url: `${sender.siteUrl}${withdrawPage}` },
})

const unknown = {
  intro: [
    'We hebben je opzegging ontvangen. Je was niet ingelogd als dit lid.',
    'Daarom zoeken wij eerst het lidmaatschap erbij. Tot dan verandert er niets.',
  ],
  next: [
    'Wij zoeken het lidmaatschap op met de gegevens hieronder.',
    'Daarna mailen we je op welke dag het stopt.',
  ],
}

/**
 * Kind of request: cancelling a membership. Where one ends by it, the last row is its last day (given as YYYY-MM-DD); the mail
 * tells that day, and how to withdraw the cancellation.
 */
export const cancellationKind: RequestKind<Cancellation, string | undefined> = {
  title: () => 'Lidmaatschap opzeggen',
  rows: cancellationRows,
  mail: ({ reference, request, summary }, sender) => {
    const until = untilIn(summary)
    return {
      to: request.emailAddress,
      content: {
        subject: `Je opzegging bij ${sender.name} (${reference})`,
        greeting: greetingOf(nameInWords(request)),
        ...(until ? ending(until, sender) : unknown),
        reference,
        answers: summary.mail,
        outro: [
          `${until ? 'Heb jij niet opgezegd?' : 'Bedenk je je, of heb jij niet opgezegd?'} Bel ons op ${sender.phone} (${sender.hours}) en noem je referentie.`,
        ],
      },
      attachments: [],
    }
  },
  events: [matchedEvent, refusedEvent, withdrawnEvent],
  desk: 'ledenservice',
  example: () => ({
    request: parsedExample(operation, { explanation: 'We verhuizen.\nTot ziens!' }),
    beside: '2027-03-31',
  }),
}
