import type { ComponentType } from 'react'
import type { IslandProps } from '../../core/content/island.ts'

type Load = () => Promise<{ default: ComponentType<IslandProps> }>

/**
 * Every funnel of the site: its slug, and where its island stands below this folder, which is named by the key of its
 * feature. One line each; a page loads the one that it shows.
 */
const funnels: Readonly<Record<string, string>> = {
  'e-mailadres-bevestigen': 'own-details-email-confirmation/island.tsx',
  'account-bevestigen': 'account-activation/island.tsx',
  inloggen: 'session-login/island.tsx',
  hypotheekwacht: 'mortgage-guard/island.tsx',
  'hypotheekwacht-unive': 'mortgage-guard/partner-island.tsx',
  klusservice: 'handyman/island.tsx',
  'lid-worden': 'membership/island.tsx',
  'lid-bedankt': 'membership-thanks/island.tsx',
  'mijn-account-verwijderen': 'account-deletion/island.tsx',
  'mijn-adres': 'own-details-address/island.tsx',
  'mijn-e-mailadres': 'own-details-email/island.tsx',
  'mijn-iban': 'own-details-iban/island.tsx',
  'mijn-telefoon': 'own-details-phones/island.tsx',
  'mijn-wachtwoord': 'password-change/island.tsx',
  opzeggen: 'cancellation/island.tsx',
  'community-alias': 'community-alias/island.tsx',
  registreren: 'account-registration/island.tsx',
  'wachtwoord-instellen': 'password-set/island.tsx',
  'wachtwoord-vergeten': 'password-forgotten/island.tsx',
  'vve-lid-worden': 'vve-membership/island.tsx',
}

const loaders = import.meta.glob<{ default: ComponentType<IslandProps> }>('./*/*island.tsx')

const loaderOf = (slug: string, module: string): Load => {
  const load = loaders[`./${module}`]
  if (!load) throw new Error(`The funnel ${slug} has no island at ${module}.`)
  return load
}

/** The funnels by slug, each loaded when it is asked for. */
export const islands: Record<string, Load> = Object.fromEntries(
  Object.entries(funnels).map(([slug, module]) => [slug, loaderOf(slug, module)]),
)

/** Where a funnel's island stands below this folder, so that its page can name the files beforehand. */
export const moduleOf = (slug: string): string => funnels[slug] ?? `${slug}/island.tsx`
