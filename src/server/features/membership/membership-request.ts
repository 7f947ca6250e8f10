import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { register as call } from '../../../core/contract/membership/membership-calls.ts'
import { register as operation } from '../../../core/contract/membership/membership-operations.ts'
import { nameInWords } from '../../../core/groups/formatting.ts'
import { membershipRows } from '../../../core/membership/membership-summary-rows.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import { membershipMade } from '../../services/memberships/memberships-request-events.ts'
import type { Fee } from '../../services/prices/prices.ts'
import { parsedExample } from '../../services/submissions/example.ts'
import type { RequestKind } from '../../services/submissions/request-kind.ts'

export type Registration = RequestOf<typeof call>['body']

const paymentInWords = ({ giftyCardCode, paymentDetails }: Registration): string => {
  if (giftyCardCode) return 'Je cadeaukaart is ingewisseld. Je lidmaatschap stopt na een jaar vanzelf.'
  return paymentDetails.iban
    ? 'We schrijven de contributie af van je rekening. Dat laten we je vooraf weten.'
    : 'We sturen je een rekening. Die betaal je zelf.'
}

// the payment fields of the example apply only without a gift card
const paying = { giftyCardCode: '' }

export const registrationKind: RequestKind<Registration, Fee> = {
  title: () => 'Lid worden',
  rows: membershipRows,
  unsaid: {
    componentCodename: 'it says where the form stood and has no power: the code makes it a gift (D36)',
    language: 'accepted and without power (D35)',
  },
  mail: ({ reference, request, summary }, sender) => {
    const { nameAddressDetails: who } = request
    return {
      to: who.emailAddress,
      content: {
        subject: `Je aanmelding als lid (${reference})`,
        greeting: greetingOf(nameInWords({ ...who, infix: who.inserts })),
        intro: ['Bedankt voor je aanmelding. Fijn dat je erbij bent.'],
        reference,
        next: [paymentInWords(request), 'Inloggen kan al, met je e-mailadres en je wachtwoord.'],
        answers: summary.mail,
        action: { label: `Naar Mijn ${sender.name}`, url: `${sender.siteUrl}/mijn` },
        // nobody has shown yet that this mailbox belongs to the person who chose the password
        outro: [
          `Was jij dit niet? Dan kan iemand anders in dit account. Kies meteen een nieuw wachtwoord op ${sender.siteUrl}/wachtwoord-vergeten.`,
          `Klopt er iets niet? Bel ons op ${sender.phone} (${sender.hours}) en noem je referentie.`,
        ],
      },
      attachments: [],
    }
  },
  events: [membershipMade],
  desk: 'ledenservice',
  noPromise: 'a job makes the membership within minutes',
  example: () => ({
    request: parsedExample(operation, paying),
    beside: { fee: 3450, surcharge: 250 },
    counting: paying,
  }),
}
