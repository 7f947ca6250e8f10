export const ownDetailsEmailCopy = {
  title: 'E-mailadres wijzigen',
  intro:
    'Op welk adres wil je onze e-mails krijgen? We sturen er een link heen. Pas als je daarop klikt, verandert je adres.',
  known: 'Je e-mailadres nu',
  send: 'Stuur mij de link',
} as const
