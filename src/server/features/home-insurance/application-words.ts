/** Nothing is insured before the insurer said so (decision 31). */
export const notInsuredYet = 'Je bent nog niet verzekerd. De verzekeraar beoordeelt je aanvraag eerst.'

/** What happens after an application. */
export const whatFollows = (cancels: boolean): string[] => [
  'We sturen je aanvraag naar de verzekeraar.',
  'Je krijgt een mail zodra de verzekeraar beslist, of iets wil weten.',
  ...(cancels
    ? ['Accepteert de verzekeraar je aanvraag? Dan sturen we je opzegging. Eerder zeggen we niets op.']
    : ['Zeg je oude verzekering pas op als de nieuwe is geaccepteerd.']),
]
