import type { ComponentType } from 'react'
import type { IslandProps } from '../../core/content/island.ts'
import { type FunnelModule, islandIn } from './funnel-module.tsx'

/**
 * Every funnel of the site: its slug, and its folder here. The name of a folder begins with the key of its feature
 * (`own-details-iban` of `own-details`; `membership` is the feature's own name). A page loads only the funnel that it shows.
 */
const funnels: Readonly<Record<string, string>> = {
  'e-mailadres-bevestigen': 'own-details-email-confirmation',
  'account-bevestigen': 'account-activation',
  inloggen: 'session-login',
  hypotheekwacht: 'mortgage-guard',
  'hypotheekwacht-unive': 'mortgage-guard',
  klusservice: 'handyman',
  'lid-worden': 'membership',
  'lid-bedankt': 'membership-thanks',
  'mijn-account-verwijderen': 'account-deletion',
  'mijn-adres': 'own-details-address',
  'mijn-huis': 'home-details',
  'mijn-e-mailadres': 'own-details-email',
  'mijn-iban': 'own-details-iban',
  'mijn-telefoon': 'own-details-phones',
  'mijn-wachtwoord': 'password-change',
  opzeggen: 'cancellation',
  'community-alias': 'community-alias',
  opstalverzekering: 'home-insurance',
  inboedelverzekering: 'home-insurance',
  aansprakelijkheidsverzekering: 'home-insurance',
  rechtsbijstandverzekering: 'home-insurance',
  woonverzekeringen: 'home-insurance',
  isolatiecheck: 'insulation-check',
  registreren: 'account-registration',
  'wachtwoord-instellen': 'password-set',
  'wachtwoord-vergeten': 'password-forgotten',
  'vve-lid-worden': 'vve-membership',
  'contract-laten-controleren': 'contract-review',
  '30-minuten-advies': 'contract-review',
  afspraak: 'appointment',
  terugbellen: 'callback',
  'online-adviesgesprek': 'online-advice',
  geldplan: 'financial-plan',
  hypotheekadvies: 'mortgage-advice',
  'hypotheekadvies-landelijk': 'mortgage-advice',
  testamentadvies: 'will-advice',
  'bouwtechnische-keuring': 'inspections-construction',
  opleveringskeuring: 'inspections-completion',
  bericht: 'request-link',
  betalen: 'payments',
  verder: 'drafts',
  subsidiewegwijzer: 'subsidies-guide',
  'verkoopprijs-bepalen': 'sale-price',
  meerjarenonderhoudsplan: 'vve-quote',
  taxatie: 'valuation-request',
  rechtspositiebepaling: 'legal-position',
  waarderapport: 'valuation-report',
  formulier: 'forms',
  'klacht-indienen': 'complaint',
  contact: 'contact-message',
}

const loaders = import.meta.glob<FunnelModule>(['./*/*-funnel.ts', './*/*-island.tsx', './*/*-page.tsx'])

/**
 * The file of a funnel in this folder, so that its page can name it: an island of its own, a page that only the plain script
 * moves, or its definition.
 */
export const moduleOf = (slug: string): string => {
  const folder = funnels[slug] ?? slug
  const paths = ['island.tsx', 'page.tsx', 'funnel.ts'].map((kind) => `${folder}/${folder}-${kind}`)
  const path = paths.find((one) => `./${one}` in loaders)
  if (!path) throw new Error(`The funnel ${slug} has nothing in ${folder}.`)
  return path
}

/** Whether the page of a funnel needs no framework: the server draws it, and the plain script of every page does the rest. */
export const isPlain = (slug: string): boolean => moduleOf(slug).endsWith('-page.tsx')

const loaderOf = (slug: string): (() => Promise<ComponentType<IslandProps>>) => {
  const load = loaders[`./${moduleOf(slug)}`]
  if (!load) throw new Error(`The funnel ${slug} has nothing at ${moduleOf(slug)}.`)
  return async () => islandIn(await load(), slug)
}

/** Loaders of the funnels, by slug. */
export const islands = Object.fromEntries(Object.keys(funnels).map((slug) => [slug, loaderOf(slug)]))
