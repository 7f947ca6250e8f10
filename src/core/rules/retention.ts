import type { DateTimeDuration } from '@internationalized/date'

interface Term {
  /** The name on the privacy page; terms that do not concern visitors have none. */
  what?: string
  /** The term in the words of the privacy page. */
  shown: string
  duration: DateTimeDuration
}

/** The day on which these terms were decided; whoever changes a term changes this day too. */
export const retentionSince = '2026-11-28'

/**
 * Retention: how long each kind of data is kept. The privacy page shows this table and the hourly sweep keeps to it. The operator
 * removes logs (docs/operations.md).
 */
export const retention = {
  requests: { what: 'Aanvragen, zoals een geboekte klus', shown: '2 jaar', duration: { years: 2 } },
  trail: {
    what: 'Dat je inlogde, uitlogde of iets deed in je account, zonder je antwoorden',
    shown: '2 jaar',
    duration: { years: 2 },
  },
  payments: { what: 'Betalingen', shown: '7 jaar, want dat moet van de wet', duration: { years: 7 } },
  consents: {
    what: 'Waarmee je akkoord ging toen je lid werd',
    shown: 'zolang je lid bent en 7 jaar daarna',
    duration: { years: 7 },
  },
  vve: {
    what: 'Het lidmaatschap van een VvE en haar machtiging, nadat het is gestopt',
    shown: '7 jaar, want dat moet van de wet',
    duration: { years: 7 },
  },
  vveContacts: {
    what: 'De contactpersoon van een VvE die geen lid meer is',
    shown: '2 jaar',
    duration: { years: 2 },
  },
  watches: { what: 'Een Hypotheekwacht die is gestopt', shown: '2 jaar', duration: { years: 2 } },
  homes: {
    what: 'Een woning waarvan je bij Mijn huis zegt dat je er niet meer woont',
    shown: '2 jaar',
    duration: { years: 2 },
  },
  drafts: {
    what: 'Een formulier dat je bewaart om later verder te gaan',
    shown: '30 dagen',
    duration: { days: 30 },
  },
  insurances: {
    what: 'Een verzekering die je via ons aanvroeg, met je antwoorden en waarmee je akkoord ging',
    shown: 'zolang ze loopt en 5 jaar daarna',
    duration: { years: 5 },
  },
  quotes: {
    what: 'Een premieberekening die niet meer geldt',
    shown: '90 dagen',
    duration: { days: 90 },
  },
  files: {
    what: 'Bestanden die je uploadt maar niet verstuurt',
    shown: '2 dagen',
    duration: { days: 2 },
  },
  callers: {
    what: 'Een code van het internetadres waarvandaan je iets verstuurt, om misbruik terug te draaien',
    shown: '7 dagen',
    duration: { days: 7 },
  },
  keys: { what: 'De sleutel die dubbel versturen voorkomt', shown: '48 uur', duration: { hours: 48 } },
  jobs: { what: 'Berichten die klaarstonden en verzonden zijn', shown: '7 dagen', duration: { days: 7 } },
  sessions: {
    what: 'De sessie waaraan de website je herkent',
    shown: 'hoogstens 12 uur, korter als je niets doet',
    duration: { hours: 12 },
  },
  staying: {
    what: 'De sessie, als je kiest voor ingelogd blijven',
    shown: 'hoogstens 30 dagen, korter als je niets doet',
    duration: { days: 30 },
  },
  devices: {
    what: 'Dat je eerder in deze browser inlogde',
    shown: '365 dagen na de laatste keer',
    duration: { days: 365 },
  },
  accounts: {
    what: 'Een account dat je niet bevestigt met de link uit onze e-mail',
    shown: '7 dagen',
    duration: { days: 7 },
  },
  letters: {
    what: 'Dat we je een e-mail over je account stuurden',
    shown: '90 dagen',
    duration: { days: 90 },
  },
  searches: {
    what: 'Woorden waarmee niets werd gevonden, zonder wie ze zocht',
    shown: '90 dagen',
    duration: { days: 90 },
  },
  logs: {
    what: 'Technische logboeken, zonder je antwoorden',
    shown: '30 dagen',
    duration: { days: 30 },
  },
  sandbox: { shown: '7 dagen', duration: { days: 7 } },
} as const satisfies Record<string, Term>
