export const passwordSetCopy = {
  title: 'Kies een wachtwoord',
  intro: 'Daarna ben je ingelogd, en op al je andere apparaten uitgelogd.',
  button: 'Wachtwoord opslaan',
  missing: 'Geen e-mail meer, of werkt de link niet? We sturen je een nieuwe.',
  another: 'Vraag een nieuwe link aan',
} as const
