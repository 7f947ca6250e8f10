/** The fixed sentences of the alias form (spec 001 sections 1 to 3, D41). */
export const communityAliasCopy = {
  title: 'Community alias',
  intro:
    'Onder deze naam zien anderen je in de community. Kies een naam die niemand anders heeft. Je eigen naam laten we niet zien.',
  logInFirst: 'Log eerst in',
  why: 'Je alias hoort bij je account. Daarom vragen we je om in te loggen.',
  logIn: 'Inloggen',
  now: 'Je alias is nu',
  send: 'Versturen',
  saved: 'Je alias is bewaard.',
  name: (alias: string) => `In de community heet je nu ${alias}.`,
  goThere: 'Naar de community',
} as const

/** The login page, with the way back to this form. */
export const logInPath = `/inloggen?terug=${encodeURIComponent('/mijn/community-alias')}`
