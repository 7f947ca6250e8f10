import { letter } from '../letters/letter.ts'
import { help } from '../letters/phrases.ts'

/** Letter that warns that somebody keeps guessing the password. */
export const loginWarning = letter('login-warning', 'Iemand probeerde in te loggen', ({ facts }, sender) => ({
  subject: `Er is geprobeerd in te loggen bij ${sender.name}`,
  intro: [
    `Iemand gaf ${facts.failures} keer een verkeerd wachtwoord voor jouw account.`,
    'Daarmee kwam niemand in je account. Wie het blijft proberen, moet steeds een kwartier wachten.',
  ],
  next: [
    'Was jij dit? Dan hoef je niets te doen.',
    `Was jij dit niet, of ben je je wachtwoord kwijt? Kies een nieuw wachtwoord op ${sender.siteUrl}/wachtwoord-vergeten.`,
  ],
  outro: [help(sender)],
}))
