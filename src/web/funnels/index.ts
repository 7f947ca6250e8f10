import type { ComponentType } from 'react'
import type { IslandProps } from '../../core/content/island.ts'

/** Every funnel of the site by slug: one line each. A page loads the one that it shows. */
export const islands: Record<string, () => Promise<{ default: ComponentType<IslandProps> }>> = {
  'e-mailadres-bevestigen': () => import('./own-details-email-confirmation/island.tsx'),
  'account-bevestigen': () => import('./account-activation/island.tsx'),
  inloggen: () => import('./session-login/island.tsx'),
  hypotheekwacht: () => import('./mortgage-guard/island.tsx'),
  'hypotheekwacht-unive': () => import('./mortgage-guard/partner-island.tsx'),
  klusservice: () => import('./handyman/island.tsx'),
  'lid-worden': () => import('./membership/island.tsx'),
  'lid-bedankt': () => import('./membership-thanks/island.tsx'),
  'mijn-account-verwijderen': () => import('./account-deletion/island.tsx'),
  'mijn-adres': () => import('./own-details-address/island.tsx'),
  'mijn-e-mailadres': () => import('./own-details-email/island.tsx'),
  'mijn-iban': () => import('./own-details-iban/island.tsx'),
  'mijn-telefoon': () => import('./own-details-phones/island.tsx'),
  'mijn-wachtwoord': () => import('./password-change/island.tsx'),
  opzeggen: () => import('./cancellation/island.tsx'),
  'community-alias': () => import('./community-alias/island.tsx'),
  registreren: () => import('./account-registration/island.tsx'),
  'wachtwoord-instellen': () => import('./password-set/island.tsx'),
  'wachtwoord-vergeten': () => import('./password-forgotten/island.tsx'),
  'vve-lid-worden': () => import('./vve-membership/island.tsx'),
}

/** Where the island of each stands below this folder: a folder is named by the key of its feature, in English. */
const modules: Readonly<Record<string, string>> = {
  'account-bevestigen': 'account-activation/island.tsx',
  'e-mailadres-bevestigen': 'own-details-email-confirmation/island.tsx',
  hypotheekwacht: 'mortgage-guard/island.tsx',
  'hypotheekwacht-unive': 'mortgage-guard/partner-island.tsx',
  inloggen: 'session-login/island.tsx',
  klusservice: 'handyman/island.tsx',
  'lid-bedankt': 'membership-thanks/island.tsx',
  'lid-worden': 'membership/island.tsx',
  'mijn-account-verwijderen': 'account-deletion/island.tsx',
  'mijn-adres': 'own-details-address/island.tsx',
  'mijn-e-mailadres': 'own-details-email/island.tsx',
  'mijn-iban': 'own-details-iban/island.tsx',
  'mijn-telefoon': 'own-details-phones/island.tsx',
  'mijn-wachtwoord': 'password-change/island.tsx',
  opzeggen: 'cancellation/island.tsx',
  registreren: 'account-registration/island.tsx',
  'vve-lid-worden': 'vve-membership/island.tsx',
  'wachtwoord-instellen': 'password-set/island.tsx',
  'wachtwoord-vergeten': 'password-forgotten/island.tsx',
}

/** Where a funnel's island stands below this folder, so that its page can name the files beforehand. */
export const moduleOf = (slug: string): string => modules[slug] ?? `${slug}/island.tsx`
