import { accountRows } from '../../../core/account/account-summary-rows.ts'
import type { registerAccount as call } from '../../../core/contract/account/account-calls.ts'
import { registerAccount as operation } from '../../../core/contract/account/account-operations.ts'
import type { RequestOf } from '../../../core/contract/endpoint.ts'
import { nameInWords } from '../../../core/groups/formatting.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import { helpAbout } from '../../services/letters/phrases.ts'
import { tokenOf } from '../../services/links/mailed-link.ts'
import { linkPages } from '../../services/links/pages.ts'
import { leadsTo } from '../../services/submissions/events.ts'
import { parsedExample } from '../../services/submissions/example.ts'
import type { RequestKind } from '../../services/submissions/request-kind.ts'

export type NewAccount = RequestOf<typeof call>['body']

/** The account was made. Its owner sees this request only after confirming the account. */
export const accountMade = leadsTo('confirmed', 'account-made')

/** Kind of request: making an account. Its one mail carries the link that confirms it (D22). */
export const accountKind: RequestKind<NewAccount, undefined> = {
  title: () => 'Een account maken',
  rows: accountRows,
  mail: ({ id, reference, request, summary }, sender, runtime) => ({
    to: request.emailAddress,
    content: {
      subject: `Bevestig je account bij ${sender.name} (${reference})`,
      greeting: greetingOf(nameInWords({ ...request, infix: request.inserts })),
      intro: [
        'Er is een account gemaakt met jouw e-mailadres. Was jij dat?',
        'Bevestig het dan met de knop. Daarna vul je het wachtwoord in dat je koos.',
      ],
      reference,
      action: {
        label: 'Bevestig je account',
        url: `${sender.siteUrl}${linkPages.activate}#${tokenOf(runtime, id)}`,
      },
      next: ['De knop werkt één keer, binnen zeven dagen.', 'Na het bevestigen ben je meteen ingelogd.'],
      answers: summary.mail,
      outro: [
        'Maakte jij geen account? Klik dan niet en doe niets. Het account verdwijnt vanzelf.',
        helpAbout(sender),
      ],
    },
    attachments: [],
  }),
  events: [accountMade],
  forAccount: true,
  example: () => ({ request: parsedExample(operation), beside: undefined }),
}
