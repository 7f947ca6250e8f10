import type { DateTimeDuration } from '@internationalized/date'

interface Term {
  /** The name on the privacy page; terms that do not concern visitors have none. */
  dataInWords?: string
  /** The term in the words of the privacy page. */
  termInWords: string
  duration: DateTimeDuration
}

/** The day on which these terms were decided; whoever changes a term changes this day too. */
export const retentionSince = '2026-11-29'

/**
 * Retention: how long each kind of data is kept. The privacy page shows this table and the hourly sweep keeps to it. The operator
 * removes logs (docs/operations.md).
 */
export const retention = {
  requests: {
    dataInWords: 'Aanvragen, zoals een geboekte klus',
    termInWords: '2 jaar',
    duration: { years: 2 },
  },
  trail: {
    dataInWords: 'Dat je inlogde of iets deed in je account, en wie van ons keek, zonder je antwoorden',
    termInWords: '2 jaar',
    duration: { years: 2 },
  },
  calls: {
    dataInWords: 'Dat je ons belde, waarover dat ging en wat we daarvan noteerden',
    termInWords: '2 jaar',
    duration: { years: 2 },
  },
  payments: {
    dataInWords: 'Betalingen',
    termInWords: '7 jaar, want dat moet van de wet',
    duration: { years: 7 },
  },
  consents: {
    dataInWords: 'Waarmee je akkoord ging toen je lid werd',
    termInWords: 'zolang je lid bent en 7 jaar daarna',
    duration: { years: 7 },
  },
  vve: {
    dataInWords: 'Het lidmaatschap van een VvE en haar machtiging, nadat het is gestopt',
    termInWords: '7 jaar, want dat moet van de wet',
    duration: { years: 7 },
  },
  vveContacts: {
    dataInWords: 'De contactpersoon van een VvE die geen lid meer is',
    termInWords: '2 jaar',
    duration: { years: 2 },
  },
  watches: {
    dataInWords: 'Een Hypotheekwacht die is gestopt',
    termInWords: '2 jaar',
    duration: { years: 2 },
  },
  homes: {
    dataInWords: 'Een woning waarvan je bij Mijn huis zegt dat je er niet meer woont',
    termInWords: '2 jaar',
    duration: { years: 2 },
  },
  drafts: {
    dataInWords: 'Een formulier dat je bewaart om later verder te gaan',
    termInWords: '30 dagen',
    duration: { days: 30 },
  },
  codes: {
    dataInWords: 'Een formulier waarvan je de code voorleest terwijl je met ons belt',
    termInWords: '15 minuten, of tot de code is gebruikt',
    duration: { minutes: 15 },
  },
  insurances: {
    dataInWords: 'Een verzekering die je via ons aanvroeg, met je antwoorden en waarmee je akkoord ging',
    termInWords: 'zolang ze loopt en 5 jaar daarna',
    duration: { years: 5 },
  },
  quotes: {
    dataInWords: 'Een premieberekening die niet meer geldt',
    termInWords: '90 dagen',
    duration: { days: 90 },
  },
  files: {
    dataInWords: 'Bestanden die je uploadt maar niet verstuurt',
    termInWords: '2 dagen',
    duration: { days: 2 },
  },
  exports: {
    dataInWords: 'Een bestand met aanvragen dat een medewerker voor zijn werk maakte',
    termInWords: '24 uur',
    duration: { hours: 24 },
  },
  callers: {
    dataInWords: 'Een code van het internetadres waarvandaan je iets verstuurt, om misbruik terug te draaien',
    termInWords: '7 dagen',
    duration: { days: 7 },
  },
  keys: {
    dataInWords: 'De sleutel die dubbel versturen voorkomt',
    termInWords: '48 uur',
    duration: { hours: 48 },
  },
  jobs: {
    dataInWords: 'Berichten die klaarstonden en verzonden zijn',
    termInWords: '7 dagen',
    duration: { days: 7 },
  },
  sessions: {
    dataInWords: 'De sessie waaraan de website je herkent',
    termInWords: 'hoogstens 12 uur, korter als je niets doet',
    duration: { hours: 12 },
  },
  staying: {
    dataInWords: 'De sessie, als je kiest voor ingelogd blijven',
    termInWords: 'hoogstens 30 dagen, korter als je niets doet',
    duration: { days: 30 },
  },
  devices: {
    dataInWords: 'Dat je eerder in deze browser inlogde',
    termInWords: '365 dagen na de laatste keer',
    duration: { days: 365 },
  },
  accounts: {
    dataInWords: 'Een account dat je niet bevestigt met de link uit onze e-mail',
    termInWords: '7 dagen',
    duration: { days: 7 },
  },
  letters: {
    dataInWords: 'Dat we je een e-mail over je account stuurden',
    termInWords: '90 dagen',
    duration: { days: 90 },
  },
  searches: {
    dataInWords: 'Woorden waarmee niets werd gevonden, zonder wie ze zocht',
    termInWords: '90 dagen',
    duration: { days: 90 },
  },
  logs: {
    dataInWords: 'Technische logboeken, zonder je antwoorden',
    termInWords: '30 dagen',
    duration: { days: 30 },
  },
  bulkActs: { termInWords: '30 dagen', duration: { days: 30 } },
  sandbox: { termInWords: '7 dagen', duration: { days: 7 } },
} as const satisfies Record<string, Term>
