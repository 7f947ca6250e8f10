// Sentences for somebody who cannot join the collective purchase. A file apart from `reasons.ts`, which no first step needs.

/** For homes outside the area of the collective purchase, which cannot join it (spec 002 section 5.2). */
export const outsideArea = 'De collectieve inkoop is er niet in jouw gebied.'

/** For homes inside it, where none of the chosen measures can be bought together (D73). */
export const notWithThisChoice = 'Meedoen met de collectieve inkoop kan niet met wat je koos.'

/** What can be done without the purchase. */
export const askForOffers =
  'Vraag zelf een offerte bij een paar isolatiebedrijven. In de subsidiecheck zie je wat je terugkrijgt.'
