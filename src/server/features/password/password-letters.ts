import { letter } from '../../services/letters/letter.ts'
import { help, linkTo, notYouSentence } from '../../services/letters/phrases.ts'
import { linkPages } from '../../services/links/pages.ts'

export const setPassword = letter('set-password', 'Een nieuw wachtwoord kiezen', (of, sender) => ({
  subject: `Een nieuw wachtwoord voor ${sender.name}`,
  intro: ['Je vroeg om een nieuw wachtwoord. Kies het met de knop.'],
  action: { label: 'Kies een wachtwoord', url: linkTo(sender, linkPages['set-password'], of) },
  outro: [
    'De knop werkt één keer, binnen één uur.',
    'Vroeg jij hier niet om? Doe dan niets. Je oude wachtwoord blijft werken.',
    help(sender),
  ],
}))

export const passwordChanged = letter(
  'password-changed',
  'Je wachtwoord is veranderd',
  ({ facts }, sender) => ({
    subject: `Je wachtwoord bij ${sender.name} is veranderd`,
    intro: [
      facts.here === 'blijft'
        ? 'Je bent op al je andere apparaten uitgelogd.'
        : 'Je bent op al je apparaten uitgelogd.',
    ],
    outro: [notYouSentence(sender)],
  }),
)
