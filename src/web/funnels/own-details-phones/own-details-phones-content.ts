export const ownDetailsPhonesCopy = {
  title: 'Telefoonnummers wijzigen',
  intro: 'Op welk nummer kunnen we je bereiken? Een leeg nummer halen we weg.',
  send: 'Telefoonnummers opslaan',
} as const
