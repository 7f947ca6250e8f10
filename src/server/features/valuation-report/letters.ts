import { requestPath } from '../../../core/mijn/paths.ts'
import { exampleNote } from '../../../core/valuations/words.ts'
import { letter } from '../../services/letters/letter.ts'

/** What was bought is there. The address stays out of it: the mail goes to an address that was typed. */
export const reportReady = letter('report-ready', 'Je waarderapport', ({ facts }, sender) => ({
  subject: `Je waarderapport is klaar (${facts.reference})`,
  intro: [
    `Je huis is naar schatting ${facts.value} waard.`,
    'In het rapport staat hoe zeker dat is, en met welke huizen we hebben vergeleken. Je kunt het bewaren en afdrukken.',
    ...(facts.example ? [exampleNote] : []),
  ],
  reference: String(facts.reference),
  action: { label: 'Bekijk je rapport', url: `${sender.siteUrl}${requestPath(String(facts.reference))}` },
  outro: [
    'Een computer maakte dit rapport. Niemand heeft je huis vanbinnen gezien.',
    `Vragen? Bel ons op ${sender.phone} (${sender.hours}) en noem je referentie.`,
  ],
}))
