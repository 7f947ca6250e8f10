import type { HelpTask } from '../help-task.ts'

const payments = { path: '/betalingen', label: 'Betalingen' }

/** What is done about money. */
export const moneyTasks: readonly HelpTask[] = [
  {
    slug: 'terugbetalen',
    subject: 'money',
    title: 'Geld terugbetalen',
    roles: ['finance'],
    steps: [
      'Open de aanvraag en druk bij *Betaling* op *Betaal terug…*, of ga naar *Betalingen*.',
      'Vul de referentie van de bestelling in, het bedrag en waarom. Zonder bedrag gaat alles terug.',
      'Druk op *Kijk wat er teruggaat* en lees het na.',
      'Druk op de knop met het bedrag, zoals *Betaal € 49,50 terug*.',
      'Geef je tweede factor nog een keer.',
    ],
    sender:
      'Een e-mail zodra de bank het geld heeft teruggegeven. Wie geen account meer heeft, krijgt geen e-mail.',
    wrong: [
      'Een terugbetaling neem je niet terug. Lees daarom eerst wat er teruggaat.',
      'Staat er dat er al iets terugging? Kijk wie dat deed, in het verloop van de aanvraag.',
      'Mislukt het bij de bank? Dan staat het bij *Vastgelopen*.',
    ],
    links: [payments, { path: '/vastgelopen', label: 'Vastgelopen' }],
  },
  {
    slug: 'om-terugbetalen-vragen',
    subject: 'money',
    title: 'Iemand moet geld terugkrijgen',
    roles: ['member-service', 'adviser'],
    steps: [
      'Open de aanvraag en kijk bij *Betaling* wat er is betaald.',
      'Druk op *Schrijf een notitie…* (`n`): hoeveel er terug moet en waarom.',
      'Vraag een collega van financiën om het te doen, met de referentie.',
      'Zeg tegen de afzender dat het een paar werkdagen duurt. De tekst *Je geld komt terug* helpt daarbij.',
    ],
    sender: 'Je bericht, en later een e-mail van de terugbetaling.',
    wrong: ['Beloof geen bedrag dat je niet zeker weet.'],
    links: [{ path: '/aanvragen', label: 'Aanvragen' }],
  },
  {
    slug: 'boekhouding',
    subject: 'money',
    title: 'De lijst voor de boekhouding maken',
    roles: ['finance'],
    steps: [
      'Ga naar *Betalingen* en open *Voor de boekhouding*.',
      'Kies de eerste en de laatste dag.',
      'Druk op *Download de lijst*.',
      'Open het bestand in een rekenblad en vergelijk het met de bank.',
    ],
    sender: 'Niets.',
    wrong: [
      'Klopt het niet met de bank? Zoek eerst de betaling op in de aanvraag. Vraag daarna een beheerder.',
    ],
    links: [payments],
  },
]
