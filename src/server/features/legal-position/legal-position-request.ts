import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { determine } from '../../../core/contract/legal-position/legal-position-calls.ts'
import { determine as operation } from '../../../core/contract/legal-position/legal-position-operations.ts'
import { otherInsurer } from '../../../core/fields/request/legal-position.ts'
import { nameInWords } from '../../../core/groups/formatting.ts'
import { senderOf } from '../../../core/groups/sender-names.ts'
import {
  type LegalPositionRowContext,
  legalPositionRows,
} from '../../../core/legal-position/legal-position-summary-rows.ts'
import { customerOf } from '../../services/cases/customer.ts'
import { caseEvents, toCases } from '../../services/cases/deliver.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import { membershipMade } from '../../services/memberships/memberships-request-events.ts'
import { parsedExample } from '../../services/submissions/example.ts'
import type { RequestKind } from '../../services/submissions/request-kind.ts'

export type LegalRequest = Omit<RequestOf<typeof determine>['body'], 'Attachments'>

export const handOver = toCases('legal-position', (request: LegalRequest) => customerOf(senderOf(request)))

export const legalKind: RequestKind<LegalRequest, LegalPositionRowContext> = {
  title: () => 'Rechtspositiebepaling',
  rows: legalPositionRows,
  unsaid: {
    Language: 'accepted and without power: the form always says Dutch, and the price is the same',
  },
  mail: ({ reference, request, summary }, sender) => {
    const { emailAddress, ...name } = senderOf(request)
    return {
      to: emailAddress,
      content: {
        subject: `Je aanvraag voor een rechtspositiebepaling (${reference})`,
        greeting: greetingOf(nameInWords(name)),
        intro: ['We hebben je aanvraag en je documenten ontvangen. Een jurist gaat ermee aan de slag.'],
        reference,
        next: [
          request.Type === 'vve'
            ? 'De jurist kijkt hoeveel uur werk het is. Je hoort dat voordat het begint.'
            : 'De jurist leest alles. Mist er iets? Dan bellen we je.',
          ...(request.LegalInsurer === 'yes'
            ? ['Meld je zaak ook bij je rechtsbijstandverzekeraar. Die betaalt soms de kosten.']
            : []),
          'De jurist mailt je de uitkomst. Daarin staat hoe je zaak ervoor staat, en wat je kunt doen.',
          'Je bespreekt de uitkomst met de jurist. Daarna krijg je een rekening.',
        ],
        answers: summary.mail,
        outro: [`Klopt er iets niet? Bel ons op ${sender.phone} (${sender.hours}) en noem je referentie.`],
      },
      attachments: [],
    }
  },
  deliveries: [handOver],
  events: [...caseEvents, membershipMade],
  desk: 'juridisch',
  example: () => ({
    // an insurer outside the list has its name in a field of its own
    request: parsedExample(operation, { Insurer: otherInsurer }),
    beside: { price: 42_500, fee: 3450, files: ['brief.pdf'] },
  }),
}
