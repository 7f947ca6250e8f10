/** The fixed sentences of this form. */
export const copy = {
  title: 'Bevestig je account',
  intro: 'Klik op de knop. Daarna ben je meteen ingelogd.',
  button: 'Bevestig je account',
  missing: 'Geen e-mail meer? Maak dan opnieuw een account.',
  again: 'Opnieuw een account maken',
  logIn: 'Inloggen',
} as const
