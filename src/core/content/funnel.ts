import * as z from 'zod/mini'
import { blockKind } from './block.ts'
import type { EmbedTool } from './embed.ts'
import { link, shortText, slugRule } from './parts.ts'

/**
 * The funnel blocks of spec 000 section 2 by slug: the name for visitors, and the desk in settings that helps by phone. Nothing
 * else shows as long as the funnel is not built (D51). A funnel that is built needs no line here.
 */
const specified = {
  'lid-worden': { name: 'Lid worden', desk: 'ledenservice' },
  'lid-bedankt': { name: 'Bedankt voor je aanmelding', desk: 'ledenservice' },
  'vve-lid-worden': { name: 'Lid worden met je VvE', desk: 'ledenservice' },
  inloggen: { name: 'Inloggen', desk: 'ledenservice' },
  registreren: { name: 'Een account maken', desk: 'ledenservice' },
  'account-bevestigen': { name: 'Account bevestigen', desk: 'ledenservice' },
  'wachtwoord-vergeten': { name: 'Wachtwoord vergeten', desk: 'ledenservice' },
  'wachtwoord-instellen': { name: 'Wachtwoord kiezen', desk: 'ledenservice' },
  opzeggen: { name: 'Lidmaatschap opzeggen', desk: 'ledenservice' },
  hypotheekadvies: { name: 'Hypotheekadvies', desk: 'financieel' },
  'hypotheekadvies-landelijk': { name: 'Hypotheekadvies via beeldbellen', desk: 'financieel' },
  geldplan: { name: 'Geldplan', desk: 'financieel' },
  'contract-laten-controleren': { name: 'Contract laten controleren', desk: 'juridisch' },
  '30-minuten-advies': { name: '30 minuten juridisch advies', desk: 'juridisch' },
  taxatie: { name: 'Taxatie', desk: 'financieel' },
  hypotheekwacht: { name: 'Hypotheekwacht', desk: 'financieel' },
  'hypotheekwacht-unive': { name: 'Hypotheekwacht via je verzekeraar', desk: 'financieel' },
  testamentadvies: { name: 'Testamentadvies', desk: 'juridisch' },
  'bouwtechnische-keuring': { name: 'Bouwtechnische keuring', desk: 'bouwkundig' },
  opleveringskeuring: { name: 'Opleveringskeuring', desk: 'bouwkundig' },
  meerjarenonderhoudsplan: { name: 'Meerjarenonderhoudsplan', desk: 'bouwkundig' },
  opstalverzekering: { name: 'Opstalverzekering', desk: 'verzekeringen' },
  inboedelverzekering: { name: 'Inboedelverzekering', desk: 'verzekeringen' },
  aansprakelijkheidsverzekering: { name: 'Aansprakelijkheidsverzekering', desk: 'verzekeringen' },
  rechtsbijstandverzekering: { name: 'Rechtsbijstandverzekering', desk: 'verzekeringen' },
  woonverzekeringen: { name: 'Woonverzekeringen', desk: 'verzekeringen' },
  waarderapport: { name: 'Waarderapport', desk: 'financieel' },
  'verkoopprijs-bepalen': { name: 'Verkoopprijs bepalen', desk: 'financieel' },
  rechtspositiebepaling: { name: 'Rechtspositiebepaling', desk: 'juridisch' },
  klusservice: { name: 'Klusservice', desk: 'klusservice' },
  subsidiewegwijzer: { name: 'Subsidiewegwijzer', desk: 'bouwkundig' },
  isolatiecheck: { name: 'Isolatiecheck', desk: 'isoleren' },
  'community-alias': { name: 'Inloggen bij de community', desk: 'ledenservice' },
  'woz-waarde': { name: 'WOZ-waarde', desk: 'financieel' },
  'e-mailadres-bevestigen': { name: 'E-mailadres bevestigen', desk: 'ledenservice' },
  'mijn-adres': { name: 'Adres wijzigen', desk: 'ledenservice' },
  'mijn-huis': { name: 'Gegevens van je woning', desk: 'ledenservice' },
  'mijn-telefoon': { name: 'Telefoonnummers wijzigen', desk: 'ledenservice' },
  'mijn-e-mailadres': { name: 'E-mailadres wijzigen', desk: 'ledenservice' },
  'mijn-wachtwoord': { name: 'Wachtwoord wijzigen', desk: 'ledenservice' },
  'mijn-iban': { name: 'IBAN wijzigen', desk: 'ledenservice' },
  'mijn-account-verwijderen': { name: 'Account verwijderen', desk: 'ledenservice' },
  terugbellen: { name: 'Terugbelafspraak', desk: 'klantenservice' },
  'online-adviesgesprek': { name: 'Online adviesgesprek', desk: 'financieel' },
} as const satisfies Record<string, { name: string; desk: string }>

const specifiedFunnel = (slug: string): { name: string; desk: string } | undefined =>
  Object.entries(specified).find(([known]) => known === slug)?.[1]

export const specifiedFunnels: readonly string[] = Object.keys(specified)

/** The name of a funnel for visitors; one that the specification does not name gets its slug as words. */
export const nameOfFunnel = (slug: string): string =>
  specifiedFunnel(slug)?.name ?? slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ')

/** Codename of the desk that helps by phone where a funnel cannot. */
export const deskOfFunnel = (slug: string): string => specifiedFunnel(slug)?.desk ?? 'klantenservice'

/** Funnel blocks in whose place a tool of another party shows (spec 000 section 2, "Embedded content"), by slug. */
const embedded: Readonly<Record<string, EmbedTool>> = { 'woz-waarde': 'property_value' }

/** The tool of another party in place of a funnel; undefined for a funnel of our own. */
export const toolOfFunnel = (slug: string): EmbedTool | undefined =>
  Object.hasOwn(embedded, slug) ? embedded[slug] : undefined

/** The form of a slug; whether there is such a funnel is validated with the page (`services/content/validate.ts`). */
export const funnelSlug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, slugRule), z.maxLength(60))

const property = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])

/** A funnel by its slug, with what editors may change of it (prices, texts, where it ends). */
export const funnel = blockKind(
  'funnel',
  {
    slug: funnelSlug,
    title: z.optional(shortText),
    properties: z.optional(z.record(z.string(), property)),
    /** A page that does the same without a script; when left out, a desk helps by phone. */
    without_script: z.optional(link),
  },
  { slug: 'klusservice', title: 'Boek een klus', properties: {} },
)
