import { letter } from '../../services/letters/letter.ts'
import { help } from '../../services/letters/phrases.ts'
import { requestLinkPath } from '../../services/request-links/link.ts'

/** Mails the link to a request to whoever sent it. */
export const requestLinkLetter = letter(
  'request-link',
  'Een link naar je aanvraag',
  ({ facts }, sender, runtime) => ({
    subject: `Je link naar je aanvraag bij ${sender.name}`,
    intro: [
      `Je vroeg om een link naar je aanvraag. Je referentie is ${facts.reference}.`,
      'Met de knop zie je hoe het met je aanvraag gaat. Je ziet ook wie van ons ernaar keek.',
    ],
    action: {
      label: 'Bekijk je aanvraag',
      url: `${sender.siteUrl}${requestLinkPath(runtime, {
        submissionId: String(facts.submission),
        expires: Number(facts.expires),
        addressee: String(facts.addressee),
      })}`,
    },
    outro: [
      `De link werkt tot en met ${facts.until}. Vroeg jij hier niet om? Dan hoef je niets te doen.`,
      help(sender),
    ],
  }),
)
