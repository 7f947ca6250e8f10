/** The sentences around messages about a request, wherever its sender reads them. */
export const messageWords = {
  title: 'Berichten',
  news: 'Er is een bericht',
  you: 'Jij',
  asked: 'We wachten op je antwoord',
  askedMore: 'Met je antwoord kunnen we verder.',
  files: 'Bestanden',
  filesHint: 'Maximaal 10 bestanden van 10 MB. Maak persoonsgegevens erin onleesbaar.',
  filesAgain: 'Kies je bestanden opnieuw. Ze zijn niet bewaard.',
  send: 'Verstuur je bericht',
  sending: 'Bezig met versturen…',
  notSent: 'Je bericht is niet verstuurd',
  copy: 'Je tekst staat hieronder. Kopieer hem, zodat je hem niet kwijtraakt.',
  yourText: 'Je tekst',
  toRequest: 'Terug naar je aanvraag',
  sent: 'Je bericht is binnen. Je leest het hierboven terug.',
  noMail: 'Je bericht komt bij je aanvraag te staan. We sturen er geen e-mail over.',
} as const
