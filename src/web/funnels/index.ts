import type { ComponentType } from 'react'
import type { IslandProps } from '../../core/content/island.ts'

/** Every funnel of the site by slug: one line each. A page loads the one that it shows. */
export const islands: Record<string, () => Promise<{ default: ComponentType<IslandProps> }>> = {
  'e-mailadres-bevestigen': () => import('./e-mailadres-bevestigen/island.tsx'),
  'account-bevestigen': () => import('./account-bevestigen/island.tsx'),
  inloggen: () => import('./inloggen/island.tsx'),
  hypotheekwacht: () => import('./hypotheekwacht/island.tsx'),
  'hypotheekwacht-unive': () => import('./hypotheekwacht/partner-island.tsx'),
  klusservice: () => import('./klusservice/island.tsx'),
  'lid-worden': () => import('./lid-worden/island.tsx'),
  'lid-bedankt': () => import('./lid-bedankt/island.tsx'),
  'mijn-account-verwijderen': () => import('./mijn-account-verwijderen/island.tsx'),
  'mijn-adres': () => import('./mijn-adres/island.tsx'),
  'mijn-e-mailadres': () => import('./mijn-e-mailadres/island.tsx'),
  'mijn-iban': () => import('./mijn-iban/island.tsx'),
  'mijn-telefoon': () => import('./mijn-telefoon/island.tsx'),
  'mijn-wachtwoord': () => import('./mijn-wachtwoord/island.tsx'),
  opzeggen: () => import('./opzeggen/island.tsx'),
  'community-alias': () => import('./community-alias/island.tsx'),
  registreren: () => import('./registreren/island.tsx'),
  'wachtwoord-instellen': () => import('./wachtwoord-instellen/island.tsx'),
  'wachtwoord-vergeten': () => import('./wachtwoord-vergeten/island.tsx'),
  'vve-lid-worden': () => import('./vve-lid-worden/island.tsx'),
}

/** Funnels that share the folder of another. */
const elsewhere: Readonly<Record<string, string>> = {
  'hypotheekwacht-unive': 'hypotheekwacht/partner-island.tsx',
}

/** Where a funnel's island stands below this folder, so that its page can name the files beforehand. */
export const moduleOf = (slug: string): string => elsewhere[slug] ?? `${slug}/island.tsx`
