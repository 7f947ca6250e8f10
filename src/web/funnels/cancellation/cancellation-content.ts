/** The fixed sentences of the cancellation form (spec 000 sections 2 and 8, D2). */
export const cancellationCopy = {
  title: 'Opzegformulier',
  intro: 'Je kunt altijd opzeggen. Je blijft lid tot het eind van het jaar waarvoor je hebt betaald.',
  why: 'Dan staan je gegevens er al en zie je meteen je laatste dag.',
  next: 'Wat er gebeurt',
  mail: { label: 'Meteen', value: 'Je krijgt een e-mail met je referentie en een kopie.' },
  stay: { label: 'Tot het eind van je jaar', value: 'Je blijft lid. Alle diensten blijven van jou.' },
  end: { label: 'Daarna', value: 'Je lidmaatschap stopt. We schrijven niets meer af.' },
  fact: 'Bedenk je je? Zolang je lid bent, kun je je opzegging weer intrekken.',
  send: 'Versturen',
  received:
    'We hebben jouw opzegging ontvangen. Na verwerking hiervan ontvang je een bevestiging per e-mail.',
  wentWrong: 'Er is iets misgegaan.',
  until: (day: string) =>
    `Je bent lid tot en met ${day}. Zolang kun je je opzegging intrekken bij Mijn lidmaatschap.`,
  toMatch: 'We zoeken eerst het lidmaatschap erbij. Daarna mailen we je op welke dag het stopt.',
} as const
