import { letter } from '../letters/letter.ts'
import { help } from '../letters/phrases.ts'

/** Letter with the member number, once the membership is made, where no other mail tells it. */
export const memberWelcome = letter('member-welcome', 'Welkom als lid', ({ facts }, sender) => ({
  subject: `Welkom bij ${sender.name}`,
  intro: [
    `Je bent nu lid van ${sender.name}. Fijn dat je erbij bent.`,
    `Je lidnummer is ${facts.relationId}. Je logt ermee in, of met je e-mailadres. Noem het als je ons belt.`,
  ],
  action: { label: `Naar Mijn ${sender.name}`, url: `${sender.siteUrl}/mijn` },
  outro: [help(sender)],
}))
