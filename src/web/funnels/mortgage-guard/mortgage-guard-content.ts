/** The fixed sentences of this funnel (spec 001 sections 2 to 5, D39). */
export const mortgageGuardCopy = {
  login: 'Inloggen',
  loginIntro:
    'Wij letten op je hypotheekrente. Kun je minder betalen? Dan hoor je het van ons. Log in, of ga verder met je e-mailadres.',
  newHere: 'Ik heb nog geen account',
  joins: 'Dan word je lid, en daar hoort de Hypotheekwacht bij.',
  detailsIntro: 'Wie ben je en waar woon je? Je geboortedatum hebben we nodig om je hypotheek te herkennen.',
  overview: 'Gegevensoverzicht',
  overviewIntro: 'Klopt alles? Na het bevestigen letten we op je rente. Je krijgt een e-mail met een kopie.',
  becomesMember: 'De Hypotheekwacht hoort bij je lidmaatschap.',
  costs: 'Kosten',
  none: 'Geen',
  guard: 'Hypotheekwacht',
} as const
