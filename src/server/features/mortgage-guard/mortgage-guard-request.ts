import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { registerHypotheekwacht as call } from '../../../core/contract/mortgage-guard/mortgage-guard-calls.ts'
import { registerHypotheekwacht as operation } from '../../../core/contract/mortgage-guard/mortgage-guard-operations.ts'
import { nameInWords } from '../../../core/groups/formatting.ts'
import type { Cents } from '../../../core/kernel/money.ts'
import { mortgageGuardRows } from '../../../core/mortgage-guard/mortgage-guard-summary-rows.ts'
import { providers } from '../../../core/rules/mortgage-providers.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import { membershipMade } from '../../services/memberships/memberships-request-events.ts'
import { leadsTo } from '../../services/submissions/events.ts'
import { parsedExample } from '../../services/submissions/example.ts'
import type { RequestKind } from '../../services/submissions/request-kind.ts'

export type Applicant = RequestOf<typeof call>['body']

/** The mortgage is watched: at once for a member; for a new person only when the membership begins. */
export const watchedEvent = leadsTo('confirmed', 'watched')

/** Kind of request: having a mortgage watched. Its rows need the fee of a sender who becomes a member with it. */
export const guardKind: RequestKind<Applicant, Cents | undefined> = {
  title: ({ partnerCharacteristic }) =>
    partnerCharacteristic === providers.insurer ? 'Hypotheekwacht via de verzekeraar' : 'Hypotheekwacht',
  called: 'Hypotheekwacht',
  rows: mortgageGuardRows,
  unsaid: {
    partnerCharacteristic: 'the title says through whom',
  },
  mail: ({ reference, request, summary }, sender) => ({
    to: request.emailAddress,
    content: {
      subject: `Je Hypotheekwacht staat aan (${reference})`,
      greeting: greetingOf(nameInWords(request)),
      intro: ['We gaan op je hypotheekrente letten.'],
      reference,
      next: [
        ...(request.accountNumber
          ? [
              'We schrijven de contributie van je lidmaatschap één keer per jaar af. Dat laten we je vooraf weten.',
            ]
          : []),
        'Een adviseur belt of mailt je eerst, en vraagt welke lening en welke rente je hebt.',
        'Kun je minder betalen? Dan krijg je bericht, met wat je kunt doen.',
      ],
      answers: summary.mail,
      outro: [`Klopt er iets niet? Bel ons op ${sender.phone} (${sender.hours}) en noem je referentie.`],
    },
    attachments: [],
  }),
  events: [watchedEvent, membershipMade],
  desk: 'financieel',
  example: () => ({ request: parsedExample(operation), beside: 3450 }),
}
