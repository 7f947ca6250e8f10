export const accountDeletionCopy = {
  title: 'Account verwijderen',
  intro:
    'Je gegevens, je wachtwoord en je alias zijn daarna weg. Wil je iets bewaren? Download dan eerst je data.',
  stays: 'Dit bewaren we',
  fact: 'Wat we niet hoeven te bewaren, gooien we meteen weg.',
  send: 'Verwijder mijn account',
} as const
