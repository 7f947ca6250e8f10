import type { HelpTask } from '../help-task.ts'

/** What to do when something does not go by itself. */
export const troubleTasks: readonly HelpTask[] = [
  {
    slug: 'storing-bij-partner',
    subject: 'trouble',
    title: 'Er is een storing bij een partner',
    roles: ['member-service', 'finance', 'operator'],
    steps: [
      'Ga naar *Partners*. Bij elke partner staat of die het doet, en wat er wacht. Een partner met een storing staat bovenaan.',
      'Druk op het getal bij *Onderweg*. Je ziet welke aanvragen op die partner wachten.',
      'Staat er *met rust gelaten*? Dan proberen we het vanzelf weer. De tijd staat erbij.',
      'Zeg aan de telefoon de zin die bij de partner staat.',
      'Duurt het langer dan een uur? Vertel het een beheerder.',
      'Doet de partner het weer? Kijk dan bij *Vastgelopen* of er iets is blijven liggen.',
    ],
    sender: 'Dat de aanvraag binnen is. Die gaat door zodra de partner het weer doet.',
    wrong: [
      'Laat niemand een aanvraag opnieuw invullen. Dan komt de vakman twee keer.',
      'Beloof geen tijd waarop het weer werkt. Zeg dat je belt als het klaar is.',
    ],
    links: [
      { path: '/partners', label: 'Partners' },
      { path: '/vastgelopen', label: 'Vastgelopen' },
    ],
  },
  {
    slug: 'vastgelopen',
    subject: 'trouble',
    title: 'Iets is vastgelopen',
    roles: ['member-service', 'finance', 'operator'],
    steps: [
      'Ga naar *Vastgelopen*. Daar staat wat na alle pogingen niet aankwam.',
      'Lees waarom. Ligt het aan de partner? Kijk eerst bij *Partners* of die het weer doet.',
      'Ligt het aan een antwoord, zoals een verkeerd adres? Verbeter dat eerst in de aanvraag.',
      'Kies de regels met `x` en druk op *Stuur er 3 opnieuw*, of op *Stuur opnieuw* in de aanvraag.',
      'Kijk een paar minuten later of de regel weg is.',
    ],
    sender: 'Niets zolang het vastzit. Bel wie erop rekent, zoals iemand die morgen een vakman verwacht.',
    wrong: [
      'Staat een aanvraag op *Vastgelopen*, maar niet op dit scherm? Dan zei de partner nee. Kijk bij *Verstuurd* waarom, en druk op *Geef door aan…* (`d`).',
      'Komt het steeds terug? Stuur het niet nog eens. Vertel het een beheerder.',
      'Je ziet alleen wat bij jouw rol hoort. Betalingen zijn van financiën.',
    ],
    links: [
      { path: '/vastgelopen', label: 'Vastgelopen' },
      { path: '/partners', label: 'Partners' },
    ],
  },
  {
    slug: 'collega-was-eerder',
    subject: 'trouble',
    title: 'Een collega was me voor',
    roles: ['member-service', 'adviser', 'editor', 'finance'],
    steps: [
      'Lees wie het was en wanneer. Dat staat in de melding.',
      'Lees wat er nieuw is. Het staat al op je scherm.',
      'Kijk of wat jij wilde nog nodig is. Wat je typte, staat er nog.',
      'Ja? Doe het dan opnieuw. Nee? Druk op *Toch niet*.',
    ],
    sender: 'Alleen wat de eerste deed. Niets gebeurt twee keer.',
    wrong: ['Zie je dat een collega hetzelfde openheeft? Vraag even wie het doet.'],
    links: [],
  },
]
