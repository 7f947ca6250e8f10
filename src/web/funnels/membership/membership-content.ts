/** The fixed sentences of this funnel (spec 001 sections 2 to 5 and 8, D16, D32, D35 and D36). */
export const membershipCopy = {
  propertyIntro: 'Wie wordt er lid, en om welk huis gaat het? Je lidmaatschap geldt voor je hele huishouden.',
  contactIntro: 'Zo bereiken we je. Met je wachtwoord log je straks in.',
  paymentIntro: 'Je lidmaatschap begint vandaag en duurt een jaar.',
  overview: 'Overzicht',
  overviewIntro: 'Klopt alles? Na het bevestigen maken we je lid en sturen we je een e-mail met een kopie.',
  confirmation: 'Bevestiging',
  gift: 'Je cadeaukaart',
  giftNote: 'Je betaalt niets. Na een jaar stopt het vanzelf.',
  giftFact: 'Houd je kaart bij de hand. De code vul je in bij de betaalgegevens.',
  yearly: 'Je kunt elk jaar opzeggen.',
  already: 'Je bent al lid. We brengen je verder.',
} as const

/** Links for refusals that cannot be solved in the form. */
export const help = {
  logIn: { label: 'Inloggen', href: '/inloggen' },
  contact: { label: 'Contact', href: '/contact' },
  mine: { label: 'Bekijk je lidmaatschap', href: '/mijn' },
} as const

/** Path of the thank-you page, which the list of steps shows as the last step (D35). */
export const thanksPage = '/lidmaatschap/bedankt'
