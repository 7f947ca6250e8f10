import * as z from 'zod/mini'
import { titles } from '../../../core/contract/insulation-check.titles.ts'
import { estimates, register, report } from '../../../core/contract/insulation-check.ts'
import { wire } from '../../../core/fields/brick.ts'
import { group } from '../../../core/fields/group.ts'
import { known as loaded } from '../../../core/fields/lazy-value.ts'
import { ownAddress, ownPhones } from '../../../core/groups/profile-words.ts'
import { funnelName } from '../../../core/insulation/flags.ts'
import type { InsulationStep } from '../../../core/rules/insulation.ts'
import { answers, ventilations } from '../../../core/rules/insulation-codes.ts'
// the first step asks an address
import '../../form/at-once/address.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import { addressAsks } from './address-asks.ts'
import type { asks } from './asks.ts'
import { copy } from './content.ts'
import type { KnownAnswers } from './home.ts'
import { rest } from './lazy-rest.ts'
import type { HomeAnswers } from './service-data.ts'
import { Address } from './steps/Address.tsx'
import { Head } from './steps/Head.tsx'

type Asks = typeof asks
/** What a step asks, once the rest of the definition is there; the first paint draws none of it. */
const asksOf = <K extends keyof Asks>(step: K): Asks[K] => rest.now()?.asks[step] ?? ({} as Asks[K])

// the engine begins once the rest is there: what stands in for it is of the first paint alone
const later = () => rest.now()
const passedOver = (step: InsulationStep) => (known: KnownAnswers) => later()?.passedOver(step, known)
const isAdvised = (known: KnownAnswers) => later()?.isAdvised(known) ?? true
const isFillable = (known: KnownAnswers) => later()?.isFillable(known) ?? false
const isEligible = (known: Readonly<Record<string, unknown>>) =>
  later()?.isEligible(known as KnownAnswers) ?? true
const confirmation = (example: string) => wire(z.string().check(z.startsWith('/')), example)

/** What can be done to a home, what it costs and what it saves, in eleven steps (spec 002 section 2.2). */
export const insulationCheck = defineFunnel({
  slug: funnelName,
  properties: group({
    /** Homes of this year and later get no advice (decision 19). */
    cutoff: wire(z.pipe(z.string(), z.transform(Number)), '1992'),
    /** First four characters of the postcodes outside the area of the purchase. */
    excluded: wire(
      z.pipe(
        z.string(),
        z.transform((areas) => areas.split(/[\s,]+/)),
      ),
      '9711',
    ),
    /** What is told of bats in a cavity wall. */
    bats: wire(z.string(), ''),
    registered: confirmation('/isolatiecheck/ingeschreven'),
    sent: confirmation('/isolatiecheck/bedankt'),
  }),
  draft: { where: 'local', key: 'isolatiecheck-data', personal: false, later: true },
  rest,
  head: Head,
  steps: {
    adres: { title: titles.address, intro: copy.homeIntro, asks: addressAsks, view: Address },
    woninggegevens: {
      title: titles.home,
      get asks() {
        return asksOf('woninggegevens')
      },
      load: () => import('./steps/HomeStep.tsx'),
    },
    gevel: {
      title: titles.facade,
      get asks() {
        return asksOf('gevel')
      },
    },
    'kruipruimte-of-kelder': {
      title: titles.crawlSpace,
      get asks() {
        return asksOf('kruipruimte-of-kelder')
      },
    },
    isolatiemogelijkheden: {
      title: titles.measures,
      get asks() {
        return asksOf('isolatiemogelijkheden')
      },
      load: () => import('./steps/Measures.tsx'),
      // with nothing to choose from there is nothing to ask
      gate: {
        load: () => import('./steps/NothingPossible.tsx'),
        until: isEligible,
      },
    },
    spouwmuurisolatie: {
      title: titles.cavity,
      get asks() {
        return asksOf('spouwmuurisolatie')
      },
      load: () => import('./steps/Cavity.tsx'),
    },
    vloerisolatie: {
      title: titles.floor,
      get asks() {
        return asksOf('vloerisolatie')
      },
    },
    dakisolatie: {
      title: titles.roof,
      get asks() {
        return asksOf('dakisolatie')
      },
    },
    isolatieadvies: {
      title: titles.results,
      asks: {},
      ownButtons: true,
      wide: true,
      load: () => import('./steps/Advice.tsx'),
    },
    inschrijven: {
      title: titles.register,
      get asks() {
        return asksOf('inschrijven')
      },
      exit: 'register',
      counts: false,
      load: () => import('./steps/SendForm.tsx'),
    },
    'resultaten-ontvangen': {
      title: titles.send,
      get asks() {
        return asksOf('resultaten-ontvangen')
      },
      exit: 'report',
      counts: false,
      load: () => import('./steps/SendForm.tsx'),
    },
  },
  // `weet ik niet` (spec 002 section 4.2)
  exclusive: { 'cavityWall.ventilation': ventilations.unknown },
  // `Nee` forgets what was insulated (spec 002 section 4.2)
  forgets: { insulation: ({ insulationHistory }) => insulationHistory === 'no' },
  when: {
    inschrijven: (known, { properties }) => later()?.mayRegister(known, properties.excluded) ?? true,
  },
  shows: {
    roofType: isAdvised,
    facade: (known) => later()?.asksFacade(known) ?? false,
    insulationHistory: isAdvised,
    insulation: (known) => isAdvised(known) && known.insulationHistory === 'yes',
    isCrawlSpaceAccessible: ({ hasCrawlSpace }) => hasCrawlSpace === answers.yes,
    crawlSpaceHeight: ({ hasCrawlSpace, isCrawlSpaceAccessible }) =>
      hasCrawlSpace === answers.yes && isCrawlSpaceAccessible === answers.yes,
    'cavityWall.brickworkJoint': isFillable,
    'cavityWall.ventilation': isFillable,
    'cavityWall.hasBats': isFillable,
    'cavityWall.moistureProblems': isFillable,
    'cavityWall.surfaceArea': isFillable,
  },
  rules: [
    {
      field: 'constructionYear',
      message: copy.tooNew,
      ok: ({ constructionYear: year }, { properties }) => year === undefined || year < properties.cutoff,
    },
    { field: 'houseType', message: copy.apartment, ok: isAdvised },
    { field: 'selectedMeasures', message: copy.nothing, ok: isEligible },
    {
      field: 'cavityWall.cavityWallWidth',
      message: copy.nothing,
      ok: (known) => later()?.goesOn(known) ?? true,
    },
  ],
  unavailable: {
    gevel: passedOver('gevel'),
    'kruipruimte-of-kelder': passedOver('kruipruimte-of-kelder'),
    spouwmuurisolatie: passedOver('spouwmuurisolatie'),
    vloerisolatie: passedOver('vloerisolatie'),
    dakisolatie: passedOver('dakisolatie'),
  },
  options: {
    selectedMeasures: (known) => later()?.measuresNow(known),
    options: (known) => later()?.offersNow(known),
  },
  reads: {
    estimates: {
      endpoint: estimates,
      ahead: ['isolatieadvies'],
      input: (known) => {
        const serviceData = later()?.serviceDataToSend(known as HomeAnswers)
        return serviceData && { body: { funnelId: funnelName, serviceData } }
      },
    },
  },
  home: {
    at: 'home',
    // what was insulated is asked of the last ten years; what is known of a home is of ever
    facts: ['constructionYear', 'livingAreaSize', 'houseType', 'roofType', 'facade'],
  },
  profile: {
    home: ownAddress,
    applicant: { initials: 'initials', infix: 'inserts', lastName: 'lastName' },
    receiver: { infix: 'inserts', lastName: 'lastName', email: 'emailAddress' },
    dateOfBirth: 'dateOfBirth',
    email: 'emailAddress',
    ...ownPhones,
  },
  side: (known, _context, step) => later()?.side(known, step),
  exits: {
    register: {
      endpoint: register,
      button: 'Vrijblijvend inschrijven',
      failure: 'Failed to register insulation check.',
      arrival: { step: 'bevestiging', number: 6 },
      toRequest: (told) => loaded(rest).registration(told),
      get fields() {
        return loaded(rest).registrationFields
      },
      to: (_answer, { properties }) => ({ url: properties.registered }),
    },
    report: {
      endpoint: report,
      button: 'Verstuur gegevens',
      failure: 'Failed to request insulation check report.',
      arrival: { step: 'bevestiging', number: 6 },
      toRequest: (told) => loaded(rest).results(told),
      get fields() {
        return loaded(rest).resultsFields
      },
      to: (_answer, { properties }) => ({ url: properties.sent }),
    },
  },
})
