import { letter } from '../letters/letter.ts'
import { help } from '../letters/phrases.ts'

/** Letter that warns that somebody keeps guessing the password. */
export const loginWarning = letter('login-warning', 'Iemand probeerde in te loggen', ({ facts }, sender) => ({
  subject: `Er is geprobeerd in te loggen bij ${sender.name}`,
  intro: [
    `Iemand gaf ${facts.failures} keer een verkeerd wachtwoord voor jouw account.`,
    'Je account is niet geopend. Na nog meer pogingen wachten we steeds een kwartier.',
  ],
  next: [
    'Was jij dit? Dan hoef je niets te doen.',
    `Wachtwoord kwijt? Kies een nieuw op ${sender.siteUrl}/wachtwoord-vergeten.`,
  ],
  outro: [help(sender)],
}))
