import type { Link } from '../src/core/content/parts.ts'

/** What differs between the thank-you pages after a request. */
export interface Thanks {
  codename: string
  path: string
  funnel: string
  /** What was asked for; the name of the funnel when left out. */
  name?: string
  /** Title for a visitor who has just sent the request, and for nobody else (D63). */
  title: string
  start: { label: string; href: string }
  /** What happens after the request, in this order. */
  next: [when: string, title: string, text: string][]
  /** Links below the page, before those that every such page has. */
  links?: Link[]
}

/** The confirmation mail of an appointment, which comes with a calendar file. */
export const appointmentMail: Thanks['next'][number] = [
  'Binnen een paar minuten',
  'Je krijgt een e-mail van ons',
  'Daarbij zit de afspraak voor je agenda. Met de knop erin verzet je hem, of zeg je hem af. Niets gezien? Kijk bij je ongewenste e-mail.',
]

/** The confirmation mail, which follows every request within minutes. */
export const mail: Thanks['next'][number] = [
  'Binnen een paar minuten',
  'Je krijgt een e-mail van ons',
  'Daarin staan je referentie en alles wat je hebt ingevuld. Niets gezien? Kijk bij je ongewenste e-mail.',
]

/** The next step that tells non-members that they become a member along with the request. */
export const joins: Thanks['next'][number] = [
  'Ook vandaag',
  'Ben je nieuw? Dan word je lid',
  'In dezelfde e-mail staan je lidnummer en een knop om een wachtwoord te kiezen. De knop werkt zeven dagen.',
]
