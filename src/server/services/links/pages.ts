/** The pages to which mailed links lead. The token stands in the fragment, which no server sees. */
export const linkPages = {
  activate: '/account-bevestigen',
  'set-password': '/wachtwoord-instellen',
  'change-email': '/e-mailadres-bevestigen',
  appointment: '/afspraak',
  order: '/betalen',
  resume: '/verder',
  request: '/bericht',
} as const
