export const passwordForgottenCopy = {
  title: 'Wachtwoord vergeten?',
  intro: 'Vul je e-mailadres of lidnummer in. Dan mailen we je een link voor een nieuw wachtwoord.',
  button: 'Versturen',
  done: 'Kennen we je? Dan krijg je zo een e-mail met een link.',
  note: 'De link werkt één uur. Kijk ook bij je ongewenste e-mail.',
} as const
