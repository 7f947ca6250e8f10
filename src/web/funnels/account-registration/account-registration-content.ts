export const accountRegistrationCopy = {
  title: 'Een account maken',
  intro: 'Met een account vind je je aanvragen terug. Het is gratis en je wordt er geen lid mee.',
  button: 'Account maken',
  logIn: 'Inloggen',
} as const
