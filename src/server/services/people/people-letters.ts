import { letter } from '../letters/letter.ts'
import { help, linkTo, notYouSentence } from '../letters/phrases.ts'
import { linkPages } from '../links/pages.ts'

/**
 * Letter with the link to choose a first password. Nothing writes it any more (`along-in-mail.ts`); one that waited for its turn,
 * or for the mail server, when that changed is still sent.
 */
export const firstPassword = letter('first-password', 'Je eerste wachtwoord kiezen', (of, sender) => ({
  subject: `Kies je wachtwoord voor ${sender.name}`,
  intro: [
    'Je hebt nu een account bij ons. Daarin vind je wat je bij ons aanvroeg of bestelde.',
    'Kies een wachtwoord, dan kun je inloggen.',
  ],
  action: { label: 'Kies een wachtwoord', url: linkTo(sender, linkPages['set-password'], of) },
  outro: [
    'De knop werkt één keer, binnen zeven dagen.',
    'Vroeg jij niets bij ons aan? Kies dan toch een wachtwoord. Dan kan niemand anders in het account.',
    help(sender),
  ],
}))

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
