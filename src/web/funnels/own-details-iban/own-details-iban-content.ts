export const ownDetailsIbanCopy = {
  title: 'IBAN wijzigen',
  intro:
    'Van welke rekening mogen we je contributie afschrijven? Je geeft daarmee een nieuwe machtiging. De oude stopt.',
  known: 'Nu schrijven we af van',
  fact: 'Van je IBAN laten we altijd alleen de laatste vier tekens zien.',
  send: 'IBAN opslaan',
} as const
