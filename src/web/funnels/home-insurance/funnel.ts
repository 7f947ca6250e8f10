import * as z from 'zod/mini'
import { titles } from '../../../core/contract/home-insurance.titles.ts'
import { compare, property } from '../../../core/contract/home-insurance.ts'
import { optional, wire } from '../../../core/fields/brick.ts'
import { group } from '../../../core/fields/group.ts'
import { money } from '../../../core/fields/money.ts'
import { ownAddress, ownSalutedPerson } from '../../../core/groups/profile-words.ts'
import { insuranceSlugs } from '../../../core/insurance/paths.ts'
import { type Entry, insuranceTypes } from '../../../core/rules/insurance-packages.ts'
import { defineFunnel, type Funnel } from '../../engine/definition/define.ts'
// the first step asks an address, a day and boxes
import '../../form/at-once/address.ts'
import '../../form/at-once/checkboxes.ts'
import '../../form/at-once/date-parts.ts'
import type { asks } from './asks.ts'
import { copy, premiumTitle } from './content.ts'
import { firstAsks } from './first-asks.ts'
import type { LaterAsks } from './later-asks.ts'
import { rest } from './lazy-rest.ts'
import { HomeFeatures } from './steps/HomeFeatures.tsx'

// the engine begins once the rest is there: what stands in for it is of the first paint alone
const later = () => rest.now()

type Rest = typeof import('./rest.ts')
/** What the first paint does not show. */
const firstShows = { isRight: () => false, quoteEmail: () => false }
/** What the first step shows an answer of: nothing is asked before the rest is there. */
const firstReads = {
  home: { endpoint: property, input: () => undefined },
  premium: { endpoint: compare, input: () => undefined },
}
/** Until the rest is there, nothing of it. */
const nothing: unknown = {}
/** What a later step asks. */
type Later<Step extends keyof LaterAsks> = LaterAsks[Step]

const stepsOf = (entry: Entry) =>
  ({
    woningkenmerken: {
      title: titles.home,
      intro: copy.homeIntro,
      get asks(): typeof asks {
        return later()?.asks ?? (firstAsks as typeof asks)
      },
      view: HomeFeatures,
      counts: false,
      next: copy.calculate,
    },
    premie: {
      title: premiumTitle(entry),
      asks: {},
      counts: false,
      load: () => import('./steps/Premium.tsx'),
      next: copy.next,
    },
    'aanvullende-gegevens': {
      title: titles.additional,
      get asks(): Later<'additional'> {
        return later()?.laterAsks.additional ?? (nothing as Later<'additional'>)
      },
      load: () => import('./steps/Additional.tsx'),
      next: copy.next,
    },
    slotvragen: {
      title: titles.final,
      get asks(): Later<'final'> {
        return later()?.laterAsks.final ?? (nothing as Later<'final'>)
      },
      load: () => import('./steps/FinalQuestions.tsx'),
      next: copy.next,
    },
    opzegservice: {
      title: titles.cancellation,
      get asks(): Later<'cancellation'> {
        return later()?.laterAsks.cancellation ?? (nothing as Later<'cancellation'>)
      },
      load: () => import('./steps/Cancellation.tsx'),
      next: copy.next,
    },
    afsluiten: {
      title: titles.closing,
      get asks(): Later<'closing'> {
        return later()?.laterAsks.closing ?? (nothing as Later<'closing'>)
      },
      load: () => import('./steps/Summary.tsx'),
    },
  }) as const

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
    steps: stepsOf(entry),
    overview: 'afsluiten',
    initial: { packages: entry === 'All' ? [...insuranceTypes] : [entry] },
    // another home is another answer of the insurer
    clears: { home: ['isRight'] },
    get shows() {
      return later()?.shows ?? (firstShows as unknown as Rest['shows'])
    },
    get rules() {
      return later()?.rules ?? []
    },
    get forgets() {
      return later()?.forgets ?? (nothing as Rest['forgets'])
    },
    get reads(): Rest['reads'] {
      return later()?.reads ?? (firstReads as unknown as Rest['reads'])
    },
    get options() {
      return later()?.options ?? (nothing as Rest['options'])
    },
    draws: {
      'rechtsbijstand.realEstateProperties': () => import('./steps/RealProperties.tsx'),
      'cancellation.insurances[].nothingReplaces': () => import('./steps/EndsForGood.tsx'),
      agreePremium: () => import('./steps/PremiumDebit.tsx'),
      agreeCollection: () => import('./steps/Contribution.tsx'),
    },
    get onLeave(): Rest['leaves'][Entry] {
      return later()?.leaves[entry] ?? (nothing as Rest['leaves'][Entry])
    },
    home: { at: 'home', facts: ['houseType', 'constructionYear', 'livingAreaSize', 'rooms', 'woz'] },
    profile: {
      home: ownAddress,
      dateOfBirth: 'dateOfBirth',
      quoteEmail: 'emailAddress',
      person: ownSalutedPerson,
      contact: { email: 'emailAddress' },
      mobile: 'phoneNumberMobile',
    },
    fixed: (profile) => later()?.fixed(profile) ?? {},
    get summary() {
      return later()?.summary
    },
    side: (known, context, step) =>
      later()?.side(known, context, step) ?? {
        title: copy.help,
        rows: context.properties.phone ? [{ label: copy.helpline, value: context.properties.phone }] : [],
        fact: copy.independent,
      },
    get exits(): Rest['exits'][Entry] {
      return later()?.exits[entry] ?? (nothing as Rest['exits'][Entry])
    },
  })

export const buildingInsurance = homeInsurance('Home')
export const contentsInsurance = homeInsurance('Content')
export const liabilityInsurance = homeInsurance('Liability')
export const legalInsurance = homeInsurance('Legal')
export const homePackage = homeInsurance('All')
