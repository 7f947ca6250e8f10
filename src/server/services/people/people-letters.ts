import { letter } from '../letters/letter.ts'
import { notYouSentence } from '../letters/phrases.ts'

/** Letter that names the changed details in words, never their values. */
export const detailsChanged = letter(
  'details-changed',
  'Je gegevens zijn veranderd',
  ({ facts }, sender) => ({
    subject: `Je gegevens bij ${sender.name} zijn veranderd`,
    intro: [`Dit is veranderd: ${facts.what}.`],
    action: { label: 'Bekijk je gegevens', url: `${sender.siteUrl}/mijn` },
    outro: [notYouSentence(sender)],
  }),
)
