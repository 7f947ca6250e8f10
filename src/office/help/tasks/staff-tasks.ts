import { staffRoles } from '../../../core/staff/roles.ts'
import type { HelpTask } from '../help-task.ts'

const staff = { path: '/medewerkers', label: 'Medewerkers' }
const trail = { path: '/logboek', label: 'Logboek' }
const operator = ['operator'] as const

/** What is done with accounts and rights, and what one may not do. */
export const staffTasks: readonly HelpTask[] = [
  {
    slug: 'collega-uitnodigen',
    subject: 'staff',
    title: 'Een account voor een nieuwe collega',
    roles: operator,
    steps: [
      'Ga naar *Medewerkers* en druk op *Nodig een collega uit*.',
      'Vul naam en e-mailadres in. Kies de rollen, en de loketten van een adviseur.',
      'Schrijf waarom, en druk op *Vraag goedkeuring*.',
      'Geef je tweede factor nog een keer.',
      'Vraag een andere beheerder om te kijken. Die drukt op *Keur goed*.',
      'Je collega krijgt een e-mail met een link die zeven dagen werkt.',
    ],
    sender: 'Niets. Alleen je collega krijgt een e-mail.',
    wrong: [
      'Is er geen tweede beheerder? Dan doe je dit op de server. Op het scherm staat hoe.',
      'Geef zo weinig rollen als kan. Een rol erbij is snel gevraagd.',
    ],
    links: [staff],
  },
  {
    slug: 'goedkeuren',
    subject: 'staff',
    title: 'Een verzoek goedkeuren of afwijzen',
    roles: operator,
    steps: [
      'Ga naar *Medewerkers*. Bovenaan staat wat wacht op goedkeuring.',
      'Lees wat er is gevraagd, voor wie, door wie en waarom.',
      'Klopt het? Druk op *Keur goed* en geef je tweede factor.',
      'Klopt het niet? Druk op *Wijs af* en zeg je collega waarom.',
    ],
    sender: 'Niets.',
    wrong: [
      'Je keurt nooit je eigen verzoek goed. Met *Trek in* haal je het weg.',
      'Ken je de collega niet? Bel voordat je goedkeurt.',
    ],
    links: [staff],
  },
  {
    slug: 'rollen-en-vertrek',
    subject: 'staff',
    title: 'Andere rollen, een kwijtgeraakte telefoon, of iemand gaat weg',
    roles: operator,
    steps: [
      'Ga naar *Medewerkers* en open het menu achter de naam.',
      'Andere rollen of loketten: kies *Geef andere rollen…* en vraag goedkeuring.',
      'Telefoon en codes kwijt: kies *Laat opnieuw beginnen…* en vraag goedkeuring. Je collega krijgt een nieuwe uitnodiging.',
      'Gaat iemand weg: kies *Werkt hier niet meer…* en druk op *Sluit het account*. Dat kan meteen, zonder goedkeuring.',
      'Vertrouw je iets niet? Kies *Log overal uit*. Dat werkt ook meteen.',
    ],
    sender: 'Niets. Aanvragen van wie weggaat, pakt een collega op.',
    wrong: ['Bel je collega zelf terug voordat je iemand opnieuw laat beginnen. Zo weet je wie het vraagt.'],
    links: [staff],
  },
  {
    slug: 'logboek',
    subject: 'rules',
    title: 'Het logboek: wie keek waar',
    roles: staffRoles,
    steps: [
      'Ga naar *Logboek*. Bij *Van mij* staat wat jij bekeek en deed.',
      'Kies *Wat* en de dagen om minder te zien.',
      'Open een regel voor meer.',
      'Een beheerder ziet ook *Van iedereen*, met de tweede factor.',
    ],
    sender: 'Wie een account heeft, leest in de eigen gegevens wie er keek, wanneer en waarom.',
    wrong: [
      'Niemand kan iets uit het logboek halen, ook een beheerder niet.',
      'Keek je per ongeluk? Dat mag. Zeg het tegen je collega’s als het gevoelig is.',
    ],
    links: [trail],
  },
  {
    slug: 'wat-je-niet-bekijkt',
    subject: 'rules',
    title: 'Wat mag ik niet bekijken, en waarom?',
    roles: staffRoles,
    steps: [
      'Je opent een aanvraag alleen als je er werk aan hebt. Nieuwsgierig zijn is geen werk.',
      'Is een aanvraag niet van jouw loket? Dan vraagt het scherm *Waarom open je deze aanvraag?*. Kies de echte reden.',
      'Bestanden zie je alleen bij je eigen werk.',
      'Aanvragen van jezelf, familie, buren of collega’s laat je aan een ander.',
      'Beheer ziet geen antwoorden van mensen: wie de sleutels heeft, kijkt niet in de laden.',
      'Zet geen namen in een e-mail of een chat. Een referentie is genoeg.',
    ],
    sender: 'Wie keek, wanneer en met welke reden. Dat is hun recht.',
    wrong: [
      'Zag je iets wat niet voor jou was? Vertel het meteen een beheerder. Dat is nooit dom.',
      'Zegt het scherm dat iets niet bij jouw rol hoort? Vraag een collega, en leen nooit een account.',
    ],
    links: [trail],
  },
]
