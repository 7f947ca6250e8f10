export const passwordChangeCopy = {
  title: 'Wachtwoord wijzigen',
  intro:
    'Kies een lang wachtwoord dat je nergens anders gebruikt. Op je andere apparaten log je daarna opnieuw in.',
  label: 'Nieuw wachtwoord',
  again: 'Herhaal nieuw wachtwoord',
  send: 'Wachtwoord opslaan',
} as const
