import { letter } from '../letters/letter.ts'
import { help } from '../letters/phrases.ts'

/** Letter with the member number, once the membership is made. */
export const memberWelcome = letter('member-welcome', 'Welkom als lid', ({ facts }, sender) => ({
  subject: `Welkom bij ${sender.name}`,
  intro: ['Je bent lid. Fijn dat je erbij bent.', `Je lidnummer is ${facts.relationId}.`],
  next: [
    'Bel met onze juristen, bouwkundigen en financieel adviseurs.',
    'Log in met je e-mailadres of je lidnummer.',
  ],
  action: { label: `Naar Mijn ${sender.name}`, url: `${sender.siteUrl}/mijn` },
  outro: [help(sender)],
}))
