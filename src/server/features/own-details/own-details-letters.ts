import { letter } from '../../services/letters/letter.ts'
import { help, linkTo, notYouSentence } from '../../services/letters/phrases.ts'
import { linkPages } from '../../services/links/pages.ts'

/** Mails the link that confirms a new address, to that address. */
export const confirmEmail = letter('confirm-email', 'Je nieuwe e-mailadres bevestigen', (of, sender) => ({
  subject: `Bevestig je nieuwe e-mailadres bij ${sender.name}`,
  intro: [
    'Je wilt dit e-mailadres voortaan gebruiken. Bevestig het met de knop.',
    'Vroeg jij hier niet om? Klik dan niet: anders komt jouw e-mailadres bij het account van iemand anders.',
  ],
  action: { label: 'Bevestig dit e-mailadres', url: linkTo(sender, linkPages['change-email'], of) },
  outro: ['De knop werkt één dag. Tot je bevestigt, houd je je oude adres.', help(sender)],
}))

export const proveEmail = letter('prove-email', 'Je e-mailadres bevestigen', (of, sender) => ({
  subject: `Bevestig je e-mailadres bij ${sender.name}`,
  intro: [
    'Is dit jouw e-mailadres? Log in en bevestig het met de knop.',
    'Vroeg jij hier niet om? Klik dan niet.',
  ],
  action: { label: 'Bevestig dit e-mailadres', url: linkTo(sender, linkPages['change-email'], of) },
  next: ['Daarna zie je bij Mijn aanvragen ook wat je aanvroeg toen je niet was ingelogd.'],
  outro: ['De knop werkt één keer, binnen één dag.', help(sender)],
}))

/** Warns the old address that the e-mail address was changed. */
export const emailChanged = letter('email-changed', 'Je e-mailadres is veranderd', (_of, sender) => ({
  subject: `Je e-mailadres bij ${sender.name} is veranderd`,
  intro: ['Het e-mailadres van je account is veranderd. Op dit adres mailen we je niet meer.'],
  outro: [notYouSentence(sender)],
}))
