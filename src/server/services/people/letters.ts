import { letter } from '../letters/letter.ts'
import { help, linkTo, notYou } from '../letters/phrases.ts'
import { linkPages } from '../links/pages.ts'

/** The link to choose a first password: an account came with something that was asked for. */
export const firstPassword = letter('first-password', 'Je eerste wachtwoord kiezen', (of, sender) => ({
  subject: `Kies je wachtwoord voor ${sender.name}`,
  intro: [
    'Je hebt nu een account bij ons. Daarin vind je wat je bij ons aanvroeg of bestelde.',
    'Kies een wachtwoord, dan kun je inloggen.',
  ],
  action: { label: 'Kies een wachtwoord', url: linkTo(sender, linkPages['set-password'], of) },
  outro: [
    'De knop werkt zeven dagen en één keer.',
    `Vroeg jij niets bij ons aan? Kies dan toch een wachtwoord, zodat niemand anders erin kan. ${notYou(sender)}`,
    help(sender),
  ],
}))

/** What was changed, in words and never in values. */
export const detailsChanged = letter(
  'details-changed',
  'Je gegevens zijn veranderd',
  ({ facts }, sender) => ({
    subject: `Je gegevens bij ${sender.name} zijn veranderd`,
    intro: [`Dit is veranderd: ${facts.what}.`],
    action: { label: 'Bekijk je gegevens', url: `${sender.siteUrl}/mijn` },
    outro: [notYou(sender)],
  }),
)
