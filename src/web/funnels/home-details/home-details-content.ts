export const homeDetailsCopy = {
  title: 'Gegevens van je woning',
  intro: 'Vul in wat je weet. De rest laat je leeg. Onze formulieren beginnen voortaan hiermee.',
  send: 'Woning opslaan',
  about: 'Je woning',
} as const
