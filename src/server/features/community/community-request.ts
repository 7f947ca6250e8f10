import { updateCommunityAlias as operation } from '../../../core/contract/community/community-operations.ts'
import { alias } from '../../../core/fields/account/alias.ts'
import { group, type Parsed } from '../../../core/fields/brick/group.ts'
import { answerRow } from '../../../core/fields/brick/summary-rows.ts'
import { email } from '../../../core/fields/person/email.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import { notYouAbout } from '../../services/letters/phrases.ts'
import { leadsTo } from '../../services/submissions/events.ts'
import { parsedExample } from '../../services/submissions/example.ts'
import type { RequestKind } from '../../services/submissions/request-kind.ts'

/** What is stored of the request: the alias, and the e-mail address to which it was confirmed. */
export const keptAlias = group({ alias, emailAddress: email })
type KeptAlias = Parsed<(typeof keptAlias)['parts']>

export const aliasChosen = leadsTo('confirmed', 'alias-chosen')

export const aliasKind: RequestKind<KeptAlias, undefined> = {
  title: () => 'Alias voor de community',
  rows: (request) => [{ rows: answerRow(alias, request.alias) }],
  mail: ({ reference, request, summary }, sender) => ({
    to: request.emailAddress,
    content: {
      subject: `Je alias voor de community (${reference})`,
      greeting: greetingOf(''),
      intro: ['We hebben je alias bewaard. Zo zien anderen je in de community.'],
      reference,
      answers: summary.mail,
      action: { label: 'Bekijk je alias', url: `${sender.siteUrl}/mijn/community-alias` },
      outro: [notYouAbout(sender)],
    },
    attachments: [],
  }),
  events: [aliasChosen],
  forAccount: true,
  example: () => ({
    request: { ...parsedExample(operation), emailAddress: 'jannie@voorbeeld.nl' },
    beside: undefined,
  }),
}
