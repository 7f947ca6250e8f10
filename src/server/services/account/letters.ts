import type { MailContent, Sender } from '../../../core/render.ts'
import { cancellationLetters } from '../cancellation/letters.ts'
import type { Compose, LetterFacts, Letters } from '../letters/send.ts'

/** Where the links of letters lead; the token stands in the fragment, which no server sees. */
export const linkPages = {
  activate: '/account-bevestigen',
  'set-password': '/wachtwoord-instellen',
  'change-email': '/e-mailadres-bevestigen',
} as const

const linkTo = (sender: Sender, page: string, { token }: LetterFacts) => `${sender.siteUrl}${page}#${token}`

const help = ({ phone, hours }: Sender) => `Vragen? Bel ons op ${phone} (${hours}).`
const notYou = ({ phone }: Sender) => `Was jij dit niet? Bel ons dan meteen op ${phone}.`

type Said = Omit<MailContent, 'greeting'>
const letter =
  (say: (of: LetterFacts, sender: Sender) => Said): Compose =>
  (of, sender) => ({ greeting: of.greeting, ...say(of, sender) })

/** What every letter about an account says. One that only warns carries no link: a copy of it can then lead nowhere. */
export const letters: Letters = {
  'set-password': letter((of, sender) => ({
    subject: `Een nieuw wachtwoord voor ${sender.name}`,
    intro: ['Je vroeg om een nieuw wachtwoord. Kies het met de knop.'],
    action: { label: 'Kies een wachtwoord', url: linkTo(sender, linkPages['set-password'], of) },
    outro: [
      'De knop werkt één uur en één keer.',
      'Vroeg jij hier niet om? Doe dan niets. Je oude wachtwoord blijft werken.',
      help(sender),
    ],
  })),
  'first-password': letter((of, sender) => ({
    subject: `Kies je wachtwoord voor ${sender.name}`,
    intro: [
      'Je hebt nu een account bij ons. Daarin vind je je aanvragen en je lidmaatschap.',
      'Kies een wachtwoord, dan kun je inloggen.',
    ],
    action: { label: 'Kies een wachtwoord', url: linkTo(sender, linkPages['set-password'], of) },
    outro: [
      'De knop werkt zeven dagen en één keer.',
      `Vroeg jij niets bij ons aan? Kies dan toch een wachtwoord, zodat niemand anders erin kan. ${notYou(sender)}`,
      help(sender),
    ],
  })),
  'password-changed': letter(({ facts }, sender) => ({
    subject: `Je wachtwoord bij ${sender.name} is veranderd`,
    intro: [
      'Je wachtwoord is veranderd.',
      facts.here === 'blijft'
        ? 'Je bent op al je andere apparaten uitgelogd.'
        : 'Je bent op al je apparaten uitgelogd.',
    ],
    outro: [notYou(sender)],
  })),
  'login-warning': letter(({ facts }, sender) => ({
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
  })),
  'confirm-email': letter((of, sender) => ({
    subject: `Bevestig je nieuwe e-mailadres bij ${sender.name}`,
    intro: [
      'Je wilt dit e-mailadres voortaan gebruiken. Bevestig het met de knop.',
      'Vroeg jij hier niet om? Klik dan niet: je zou een account van iemand anders bevestigen.',
    ],
    action: { label: 'Bevestig dit e-mailadres', url: linkTo(sender, linkPages['change-email'], of) },
    outro: ['De knop werkt één dag. Tot dan houd je je oude adres.', help(sender)],
  })),
  'prove-email': letter((of, sender) => ({
    subject: `Bevestig je e-mailadres bij ${sender.name}`,
    intro: [
      'Is dit jouw e-mailadres? Log in en bevestig het met de knop.',
      'Vroeg jij hier niet om? Klik dan niet.',
    ],
    action: { label: 'Bevestig dit e-mailadres', url: linkTo(sender, linkPages['change-email'], of) },
    next: ['Daarna zie je bij Mijn aanvragen ook wat je aanvroeg zonder in te loggen.'],
    outro: ['De knop werkt één dag en één keer.', help(sender)],
  })),
  'email-changed': letter((_of, sender) => ({
    subject: `Je e-mailadres bij ${sender.name} is veranderd`,
    intro: ['Het e-mailadres van je account is veranderd. Op dit adres mailen we je niet meer.'],
    outro: [notYou(sender)],
  })),
  'details-changed': letter(({ facts }, sender) => ({
    subject: `Je gegevens bij ${sender.name} zijn veranderd`,
    intro: [`Dit is veranderd: ${facts.what}.`],
    action: { label: 'Bekijk je gegevens', url: `${sender.siteUrl}/mijn` },
    outro: [notYou(sender)],
  })),
  'member-welcome': letter(({ facts }, sender) => ({
    subject: `Welkom bij ${sender.name}`,
    intro: ['Je bent lid. Fijn dat je erbij bent.', `Je lidnummer is ${facts.relationId}.`],
    next: [
      'Bel met onze juristen, bouwkundigen en financieel adviseurs.',
      'Log in met je e-mailadres of je lidnummer.',
    ],
    action: { label: `Naar Mijn ${sender.name}`, url: `${sender.siteUrl}/mijn` },
    outro: [help(sender)],
  })),
  'vve-welcome': letter(({ facts }, sender) => ({
    subject: `Je VvE is lid van ${sender.name}`,
    intro: ['Je VvE is lid. Fijn dat jullie erbij zijn.', `Het lidnummer van de VvE is ${facts.relationId}.`],
    next: [
      'Bel met onze juristen en bouwkundigen over het gebouw.',
      'Noem het lidnummer als je belt.',
      'Vraag een onderhoudsplan of een keuring aan namens de VvE.',
    ],
    outro: [help(sender)],
  })),
  ...cancellationLetters,
  'cancellation-withdrawn': letter(({ facts }, sender) => ({
    subject: `Je blijft lid van ${sender.name}`,
    intro: [
      `Je hebt je opzegging (${facts.reference}) ingetrokken.`,
      'Je lidmaatschap loopt gewoon door. Je hoeft niets te doen.',
    ],
    outro: [notYou(sender)],
  })),
  'hypotheekwacht-ended': letter(({ facts }, sender) => ({
    subject: 'Je Hypotheekwacht is gestopt',
    intro: [
      `Je lidmaatschap is gestopt, en de Hypotheekwacht hoort daarbij. Je had hem tot en met ${facts.until}.`,
      'We letten niet meer op je rente. We schrijven er niets meer voor af. Aan je hypotheek verandert niets.',
    ],
    next: ['Wil je de Hypotheekwacht weer? Meld je dan opnieuw aan. Je wordt dan ook weer lid.'],
    action: { label: 'Bekijk de Hypotheekwacht', url: `${sender.siteUrl}/diensten/hypotheek/hypotheekwacht` },
    outro: [help(sender)],
  })),
  'hypotheekwacht-stopped': letter((_of, sender) => ({
    subject: 'Je hebt je Hypotheekwacht gestopt',
    intro: [
      'We letten niet meer op je rente. Aan je hypotheek verandert niets.',
      'Je lidmaatschap loopt gewoon door.',
    ],
    next: ['Bedenk je je? Zet hem dan weer aan. Dat kost je niets extra.'],
    action: { label: 'Bekijk de Hypotheekwacht', url: `${sender.siteUrl}/diensten/hypotheek/hypotheekwacht` },
    outro: [notYou(sender)],
  })),
  'account-deleted': letter((_of, sender) => ({
    subject: `Je account bij ${sender.name} is verwijderd`,
    intro: [
      'Je account en de gegevens erin zijn verwijderd.',
      'Wat we door de wet moeten bewaren, bewaren we zonder account.',
    ],
    outro: [notYou(sender)],
  })),
}
