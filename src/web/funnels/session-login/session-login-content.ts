/** The fixed sentences of this funnel (spec 000 sections 2 and 5). */
export const sessionLoginCopy = {
  login: 'Inloggen',
  loginIntro: 'Bekijk je aanvragen en gegevens, of word lid met je e-mailadres.',
  join: 'Word lid',
  joinText: 'Begin met je e-mailadres. Daarna vragen we je naam en adres.',
  joinButton: 'Lid worden',
  details: 'Jouw gegevens',
  detailsIntro: 'Met deze gegevens word je lid. Hierna kies je hoe je betaalt.',
  loggedIn: 'Je bent ingelogd',
  as: (email: string) => `Je e-mailadres is ${email}.`,
  leaving: 'Je bent ingelogd. We brengen je verder.',
  logOut: 'Uitloggen',
  logOutEverywhere: 'Overal uitloggen',
} as const
