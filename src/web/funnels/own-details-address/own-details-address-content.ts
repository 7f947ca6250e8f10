export const ownDetailsAddressCopy = {
  title: 'Adres wijzigen',
  intro: 'Waar woon je nu? Dit adres vullen we voortaan in op onze formulieren.',
  send: 'Adres opslaan',
} as const
