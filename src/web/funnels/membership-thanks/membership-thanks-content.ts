/** The fixed sentences of the thank-you page (spec 001 sections 2 and 4, D16, D32 and D63). */
export const membershipThanksCopy = {
  /** Titles of the steps of the funnel before this page, which is its last step. */
  before: ['Pandgegevens', 'Contactgegevens', 'Betaalgegevens', 'Overzicht'],
  now: 'Bevestiging',
  title: 'Bedankt voor uw aanmelding',
  /** Title for a visitor without a registration in this tab, who is therefore not thanked (D63). */
  titleCold: 'Je lidmaatschap',
  lead: 'We maken je nu lid. Dat duurt ongeveer 20 seconden.',
  /** Stands above the notice that it takes longer, and so names no time. */
  leadLate: 'We zijn nog bezig om je lid te maken.',
  leadMember: 'Het is gelukt. Je bent lid, en al onze diensten staan voor je open.',
  leadCold: 'Hier zie je of je lid bent.',
  looking: 'We kijken of je lid bent',
  cold: 'Heb je je net aangemeld? Dan zie je hier wanneer je lid bent. Je referentie staat in je e-mail.',
  start: 'Nog niet aangemeld? Word lid',
  reference: 'Je referentie',
  referenceNote: 'Houd deze bij de hand als je ons belt of mailt.',
  steps: 'Zo ver zijn we',
  received: 'Je aanmelding is binnen',
  receivedText: 'Je krijgt een e-mail met een kopie van je antwoorden.',
  making: 'We maken je lid',
  made: 'Je bent lid',
  number: 'Je lidnummer komt per e-mail',
  numberText: 'Niets gezien? Kijk bij je ongewenste e-mail.',
  often: 'We kijken elke 2 seconden of het klaar is. Je hoeft niets te doen.',
  lateCold: 'Heb je je aangemeld?',
  late: 'Het verwerken duurt langer dan verwacht. Je ontvangt een e-mail zodra je lidmaatschap actief is.',
  again: 'Probeer opnieuw',
} as const
