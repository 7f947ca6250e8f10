import { formatDay } from '../../../core/kernel/day.ts'
import { formatWholeEuros } from '../../../core/kernel/whole-euros.ts'
import { requestPath } from '../../../core/mijn/paths.ts'
import { exampleNote, inRange } from '../../../core/valuations/valuations-words.ts'
import { letter } from '../../services/letters/letter.ts'
import { helpAbout } from '../../services/letters/phrases.ts'
import { readAlongPurchase, withAlongPurchase } from '../../services/memberships/along-in-mail.ts'

/** The letter that the estimate is ready. It does not name the home, because it goes to an e-mail address that somebody typed. */
export const estimateReady = letter(
  'estimate-ready',
  'De geschatte verkoopprijs van je huis',
  ({ facts }, sender, runtime) => {
    const about = {
      subject: `De geschatte verkoopprijs van je huis (${facts.reference})`,
      intro: [
        `Je huis is naar schatting te verkopen voor ${formatWholeEuros(Number(facts.value))}.`,
        inRange(Number(facts.low), Number(facts.high)),
        `De schatting is van ${formatDay(String(facts.valuedOn), 'plain')}.`,
        'Een computer maakte deze schatting. Niemand heeft je huis vanbinnen gezien.',
        ...(facts.example ? [exampleNote] : []),
      ],
      reference: String(facts.reference),
      action: {
        label: 'Bekijk je bestelling',
        url: `${sender.siteUrl}${requestPath(String(facts.reference))}`,
      },
      outro: [helpAbout(sender)],
    }
    return withAlongPurchase(about, facts, sender, runtime)
  },
  { read: readAlongPurchase },
)
