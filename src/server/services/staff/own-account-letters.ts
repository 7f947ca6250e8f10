import { letter } from '../letters/letter.ts'
import { notYouSentence } from '../letters/phrases.ts'

/** Letter to a member of staff whose second factor changed; it says what, and carries no link. */
export const staffFactorChanged = letter(
  'staff-factor-changed',
  'Je tweede factor voor het kantoor is gewijzigd',
  ({ facts }, sender) => ({
    subject: `Je tweede factor voor het kantoor van ${sender.name} is gewijzigd`,
    intro: ['Je tweede factor voor het kantoor is gewijzigd.', `Dit is er veranderd: ${facts.what}.`],
    outro: [notYouSentence(sender)],
  }),
)

/** Letter to a member of staff whose password was changed in the office. */
export const staffPasswordChanged = letter(
  'staff-password-changed',
  'Je wachtwoord voor het kantoor is gewijzigd',
  (_of, sender) => ({
    subject: `Je wachtwoord voor het kantoor van ${sender.name} is gewijzigd`,
    intro: ['Je wachtwoord voor het kantoor is gewijzigd.', 'Je bent op al je andere apparaten uitgelogd.'],
    outro: [notYouSentence(sender)],
  }),
)
