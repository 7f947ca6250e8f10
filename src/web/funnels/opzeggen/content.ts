/** The fixed sentences of the cancellation form (spec 000 sections 2 and 8, decision 2). */
export const copy = {
  title: 'Opzegformulier',
  intro:
    'Je kunt altijd opzeggen. Je blijft lid tot het eind van het jaar waarvoor je hebt betaald. Log je eerst in? Dan zie je meteen op welke dag dat is.',
  send: 'Versturen',
  received:
    'We hebben jouw opzegging ontvangen. Na verwerking hiervan ontvang je een bevestiging per e-mail.',
  wentWrong: 'Er is iets misgegaan.',
  until: (day: string) => `Je bent lid tot en met ${day}. Tot die dag kun je je opzegging intrekken.`,
  toMatch: 'We zoeken eerst het lidmaatschap erbij. Daarna mailen we je op welke dag het stopt.',
} as const
