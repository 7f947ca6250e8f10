/** The sentences of this form. */
export const copy = {
  title: 'Account verwijderen',
  intro:
    'Je gegevens, je wachtwoord en je alias zijn daarna weg. Wil je iets bewaren? Download dan eerst je data.',
  stays: 'Dit bewaren we',
  fact: 'Is je lidmaatschap opgezegd en loopt het nog? Dan stopt het meteen.',
  send: 'Verwijder mijn account',
} as const
