export const ownDetailsEmailConfirmationCopy = {
  title: 'Bevestig je e-mailadres',
  intro: 'Klik op de knop. Daarna mailen we je op dit adres en log je ermee in.',
  missing: 'Deze link is niet compleet. Open hem nog een keer vanuit de e-mail.',
  send: 'Bevestig dit e-mailadres',
} as const
