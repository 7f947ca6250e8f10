import { requestPath } from '../../../core/mijn/paths.ts'
import { letter } from '../letters/letter.ts'
import { helpAbout } from '../letters/phrases.ts'
import { requestLinkPath } from '../request-links/link.ts'

/** Says that there is a message about a request, and where it stands. What it says stands in no mail. */
export const messageLetter = letter(
  'request-message',
  'Een bericht over je aanvraag',
  ({ facts }, sender, runtime) => {
    const path =
      facts.own === undefined
        ? requestLinkPath(runtime, {
            submissionId: String(facts.submission),
            expires: Number(facts.expires),
            addressee: String(facts.addressee),
          })
        : requestPath(String(facts.reference))
    return {
      subject: `Er is een bericht over je aanvraag (${facts.reference})`,
      reference: String(facts.reference),
      intro: [
        `We schreven je over je aanvraag met referentie ${facts.reference}.`,
        'Wat er staat, lees je op onze site. Daar kun je ook antwoorden en bestanden meesturen.',
      ],
      action: { label: 'Lees het bericht', url: `${sender.siteUrl}${path}` },
      outro: [
        ...(facts.until === undefined
          ? []
          : [
              `De link werkt tot en met ${facts.until}. We vragen ook je e-mailadres, zodat alleen jij het leest.`,
            ]),
        'Antwoord op onze site. Een antwoord op deze e-mail komt niet bij je aanvraag te staan.',
        helpAbout(sender),
      ],
    }
  },
)
