export const draftsCopy = {
  title: 'Ga verder met je formulier',
  intro: 'Vul je e-mailadres in. Dan openen we je formulier.',
  missing: 'Je vindt de link in onze e-mail. Werkt die niet meer? Dan begin je opnieuw.',
  services: 'Naar onze diensten',
  open: 'Ga verder',
} as const
