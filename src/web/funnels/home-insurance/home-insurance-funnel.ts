import * as z from 'zod/mini'
import { homeInsuranceTitles } from '../../../core/contract/home-insurance/home-insurance-titles.ts'
import { optional, wire } from '../../../core/fields/brick/brick.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { money } from '../../../core/fields/value/money.ts'
import { ownAddress, ownSalutedPerson } from '../../../core/groups/profile-words.ts'
import { insuranceSlugs } from '../../../core/insurance/paths.ts'
import { type InsuranceEntry, insuranceTypes } from '../../../core/rules/insurance-packages.ts'
import { defineFunnel, type Funnel } from '../../engine/definition/define.ts'
import { exits, fixed, leaves, options, reads } from './calls.ts'
import { firstStepQuestions } from './home-insurance-asks.ts'
import { homeInsuranceCopy, premiumTitle } from './home-insurance-content.ts'
import { rules, shows } from './home-insurance-rules.ts'
import { side } from './home-insurance-side.ts'
import { homeInsuranceSections, steps as summarySteps } from './home-insurance-summary.ts'
import { laterAsks } from './later-asks.ts'
import { laterForgets } from './later-rules.ts'
import { standardAnswers } from './standard-answers.ts'
import { HomeFeatures } from './steps/HomeFeatures.tsx'

const stepsOf = (entry: InsuranceEntry) =>
  ({
    woningkenmerken: {
      title: homeInsuranceTitles.home,
      intro: homeInsuranceCopy.homeIntro,
      asks: firstStepQuestions,
      view: HomeFeatures,
      counts: false,
      next: homeInsuranceCopy.calculate,
    },
    premie: {
      title: premiumTitle(entry),
      asks: {},
      counts: false,
      load: () => import('./steps/Premium.tsx'),
      next: homeInsuranceCopy.next,
    },
    'aanvullende-gegevens': {
      title: homeInsuranceTitles.additional,
      intro: homeInsuranceCopy.additionalIntro,
      asks: laterAsks.additional,
      load: () => import('./steps/Additional.tsx'),
      next: homeInsuranceCopy.next,
    },
    slotvragen: {
      title: homeInsuranceTitles.final,
      asks: laterAsks.final,
      load: () => import('./steps/FinalQuestions.tsx'),
      next: homeInsuranceCopy.next,
    },
    opzegservice: {
      title: homeInsuranceTitles.cancellation,
      asks: laterAsks.cancellation,
      load: () => import('./steps/Cancellation.tsx'),
      next: homeInsuranceCopy.next,
    },
    afsluiten: {
      title: homeInsuranceTitles.closing,
      asks: laterAsks.closing,
      load: () => import('./steps/HomeInsuranceSummary.tsx'),
    },
  }) as const

/** The calculator of one insurance, or of all (spec 002 section 2.3). They differ in what is chosen at the start. */
const homeInsurance = (entry: InsuranceEntry): Funnel =>
  defineFunnel({
    slug: insuranceSlugs[entry],
    properties: group({
      /** The yearly fee of a membership. */
      price: money({ label: '' }),
      /** Phone number of the insurance desk. */
      phone: optional(wire(z.string(), '033 123 45 67')),
      /** Address of the customer portal of the insurer. */
      portal: optional(wire(z.string(), 'https://klantportaal.voorbeeld.nl')),
      /** The codes of the membership that comes along, for the call (spec 002 section 7.3). */
      membershipType: optional(wire(z.string(), 'persoonlijk')),
      campaignCode: optional(wire(z.string(), 'woonverzekering')),
      packageCode: optional(wire(z.string(), 'woonpakket')),
    }),
    // Once an application is sent, the browser keeps nothing of it (spec 002 section 4.3).
    draft: { where: 'session', later: true, visit: false },
    steps: stepsOf(entry),
    overview: 'afsluiten',
    initial: { packages: entry === 'All' ? [...insuranceTypes] : [entry], ...standardAnswers },
    // For another home the insurer answers other facts.
    clears: { home: ['isRight'] },
    shows,
    rules,
    forgets: laterForgets,
    reads,
    options,
    draws: {
      'rechtsbijstand.realEstateProperties': () => import('./steps/RealProperties.tsx'),
      'cancellation.insurer': () => import('./steps/OldInsurer.tsx'),
      'cancellation.signature': () => import('./steps/Signature.tsx'),
      'cancellation.insurances[].nothingReplaces': () => import('./steps/EndsForGood.tsx'),
      agreePremium: () => import('./steps/PremiumDebit.tsx'),
      agreeCollection: () => import('./steps/Contribution.tsx'),
    },
    onLeave: leaves[entry],
    home: { at: 'home', facts: ['houseType', 'constructionYear', 'livingAreaSize', 'rooms', 'woz'] },
    profile: {
      home: ownAddress,
      dateOfBirth: 'dateOfBirth',
      quoteEmail: 'emailAddress',
      person: ownSalutedPerson,
      contact: { email: 'emailAddress' },
      mobile: 'phoneNumberMobile',
    },
    fixed,
    summary: { sectionsOf: homeInsuranceSections, steps: summarySteps },
    side,
    exits: exits[entry],
  })

export const buildingInsurance = homeInsurance('Home')
export const contentsInsurance = homeInsurance('Content')
export const liabilityInsurance = homeInsurance('Liability')
export const legalInsurance = homeInsurance('Legal')
export const homePackage = homeInsurance('All')
