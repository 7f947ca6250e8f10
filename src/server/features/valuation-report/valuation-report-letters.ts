import { requestPath } from '../../../core/mijn/paths.ts'
import { exampleNote } from '../../../core/valuations/valuations-words.ts'
import { letter } from '../../services/letters/letter.ts'
import { helpAbout } from '../../services/letters/phrases.ts'
import { readAlongPurchase, withAlongPurchase } from '../../services/memberships/along-in-mail.ts'

/** The letter that the report is ready. It does not name the home, because it goes to an e-mail address that somebody typed. */
export const reportReady = letter(
  'report-ready',
  'Je waarderapport',
  ({ facts }, sender, runtime) => {
    const about = {
      subject: `Je waarderapport is klaar (${facts.reference})`,
      intro: [
        `Je huis is naar schatting ${facts.value} waard.`,
        'In het rapport staat hoe zeker dat is, en met welke huizen we hebben vergeleken. Je kunt het bewaren en afdrukken.',
        'Een computer maakte dit rapport. Niemand heeft je huis vanbinnen gezien.',
        ...(facts.example ? [exampleNote] : []),
      ],
      reference: String(facts.reference),
      action: {
        label: 'Bekijk je rapport',
        url: `${sender.siteUrl}${requestPath(String(facts.reference))}`,
      },
      outro: [helpAbout(sender)],
    }
    return withAlongPurchase(about, facts, sender, runtime)
  },
  { read: readAlongPurchase },
)
