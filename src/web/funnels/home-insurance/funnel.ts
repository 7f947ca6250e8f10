import * as z from 'zod/mini'
import { titles } from '../../../core/contract/home-insurance.titles.ts'
import { compare, property, quote, quoteEmail } from '../../../core/contract/home-insurance.ts'
import { optional, wire } from '../../../core/fields/brick.ts'
import { group } from '../../../core/fields/group.ts'
import { money } from '../../../core/fields/money.ts'
import { prefillAddress } from '../../../core/groups/prefill.ts'
import { insuranceSlugs } from '../../../core/insurance/paths.ts'
import { type Entry, insuranceTypes } from '../../../core/rules/insurance-packages.ts'
import { defineFunnel, type Funnel } from '../../engine/definition/define.ts'
import type { Context } from '../../engine/definition/rule-context.ts'
// the first step asks an address, a day and boxes
import '../../form/at-once/address.ts'
import '../../form/at-once/checkboxes.ts'
import '../../form/at-once/date-parts.ts'
import type { asks, corrections, KnownAnswers } from './asks.ts'
import { copy, premiumTitle } from './content.ts'
import { firstAsks } from './first-asks.ts'
import { rest } from './lazy-rest.ts'
import { HomeFeatures } from './steps/HomeFeatures.tsx'

type Around = Pick<Context<unknown>, 'read' | 'viewer'>

// the engine begins once the rest is there: what stands in for it is of the first paint alone
const later = () => rest.now()

const rules = [
  {
    field: 'packages',
    message: copy.switchOff,
    ok: (known: KnownAnswers, context: Around) =>
      !known.packages?.some((type) => later()?.unsupported(known, context, type)),
  },
  {
    field: 'home',
    message: copy.notAllowed,
    ok: (_known: KnownAnswers, context: Around) => later()?.insuredHome(context)?.isAllowed !== false,
  },
  {
    field: 'houseType',
    message: copy.tellKind,
    ok: ({ houseType }: KnownAnswers, context: Around) =>
      houseType !== undefined || later()?.insuredHome(context)?.propertyType !== undefined,
  },
] as const

const asksFact = (name: keyof typeof corrections) => (known: KnownAnswers, context: Around) =>
  later()?.asksFact(name, known, context) ?? false

const shows = {
  isRight: (_known: KnownAnswers, context: Around) => later()?.hasFacts(context) ?? false,
  houseType: asksFact('houseType'),
  constructionYear: asksFact('constructionYear'),
  livingAreaSize: asksFact('livingAreaSize'),
  rebuildValue: asksFact('rebuildValue'),
  woz: asksFact('woz'),
  quoteEmail: ({ wantsQuote }: KnownAnswers) => wantsQuote === 'yes',
} as const

const bodyOf = (known: KnownAnswers) => {
  const body = later()?.propertyToSend(known)
  return body && { body }
}

/** The calculator of one insurance, or of all (spec 002 section 2.3). Only where it begins differs. */
const homeInsurance = (entry: Entry): Funnel =>
  defineFunnel({
    slug: insuranceSlugs[entry],
    properties: group({
      /** What a year of membership costs. */
      price: money({ label: '' }),
      /** Of who helps with insurances. */
      phone: optional(wire(z.string(), '033 123 45 67')),
    }),
    draft: { where: 'session', later: true },
    rest,
    steps: {
      woningkenmerken: {
        title: titles.home,
        intro: copy.homeIntro,
        get asks(): typeof asks {
          return later()?.asks ?? (firstAsks as typeof asks)
        },
        view: HomeFeatures,
        next: copy.calculate,
      },
      premie: {
        title: premiumTitle(entry),
        asks: {},
        load: () => import('./steps/Premium.tsx'),
        ownButtons: true,
      },
    },
    initial: { packages: entry === 'All' ? [...insuranceTypes] : [entry], isRight: 'yes' },
    shows,
    rules,
    reads: {
      home: { endpoint: property, ahead: ['woningkenmerken'], input: (known) => later()?.homeToSend(known) },
      premium: {
        endpoint: compare,
        before: true,
        pause: 400,
        failure: 'Failed to compare insurances.',
        input: bodyOf,
      },
    },
    onLeave: {
      woningkenmerken: { endpoint: quote, input: bodyOf, failure: 'Failed to calculate the premium.' },
      'woningkenmerken mail': {
        endpoint: quoteEmail,
        input: (known, { found }) => later()?.quoteToMail(known, entry, found('woningkenmerken', quote)),
        failure: 'Failed to mail the quote.',
        once: true,
      },
    },
    home: { at: 'home', facts: ['houseType', 'constructionYear', 'livingAreaSize', 'rooms', 'woz'] },
    prefill: (profile) => ({
      home: prefillAddress(profile),
      dateOfBirth: profile.dateOfBirth,
      quoteEmail: profile.emailAddress,
    }),
    side: (_known, { properties }) => ({
      title: copy.help,
      rows: properties.phone ? [{ label: copy.helpline, value: properties.phone }] : [],
      fact: copy.independent,
    }),
    exits: {},
  })

export const buildingInsurance = homeInsurance('Home')
export const contentsInsurance = homeInsurance('Content')
export const liabilityInsurance = homeInsurance('Liability')
export const legalInsurance = homeInsurance('Legal')
export const homePackage = homeInsurance('All')
