/** The page after a request. */
export interface Thanks {
  codename: string
  path: string
  funnel: string
  /** What was asked for, where that is not the name of the funnel. */
  name?: string
  /** Said to who just sent the request, and to nobody else (D63). */
  title: string
  /** The page where the request starts. */
  start: { label: string; href: string }
  /** What happens after the request, in this order. */
  next: [when: string, title: string, text: string][]
}

/** What follows every request within minutes, as the page after it says. */
export const mail: Thanks['next'][number] = [
  'Binnen een paar minuten',
  'Je krijgt een e-mail van ons',
  'Daarin staan je referentie en alles wat je hebt ingevuld. Niets gezien? Kijk bij je ongewenste e-mail.',
]
