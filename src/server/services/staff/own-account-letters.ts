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

/**
 * Letter to a member of staff at whose login somebody keeps guessing. Facts: `failures`, and `known`: `password` where it was right
 * and the second factor is guessed, or `nothing`.
 */
export const staffLoginWarning = letter(
  'staff-login-warning',
  'Iemand probeerde in te loggen in het kantoor',
  ({ facts }, sender) => ({
    subject: `Er is geprobeerd in te loggen in het kantoor van ${sender.name}`,
    intro:
      facts.known === 'password'
        ? [
            `Iemand gaf je wachtwoord voor het kantoor, en daarna ${facts.failures} keer een verkeerde code.`,
            'Daarmee kwam niemand binnen. Deed jij dit niet, dan kent iemand je wachtwoord. Wijzig het meteen.',
          ]
        : [
            `Iemand gaf ${facts.failures} keer een verkeerd wachtwoord voor je account in het kantoor.`,
            'Daarmee kwam niemand binnen. Deed jij dit zelf, dan hoef je niets te doen.',
          ],
    outro: [notYouSentence(sender)],
  }),
)
