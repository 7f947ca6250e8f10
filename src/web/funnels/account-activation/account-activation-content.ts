export const accountActivationCopy = {
  title: 'Bevestig je account',
  intro: 'Vul het wachtwoord in dat je koos voor dit account. Maakte jij het niet? Doe dan niets.',
  button: 'Bevestig je account',
  missing: 'Geen e-mail meer? Maak dan opnieuw een account.',
  again: 'Opnieuw een account maken',
  logIn: 'Inloggen',
  another: 'Weet je het niet meer? Kies een nieuw wachtwoord',
} as const
