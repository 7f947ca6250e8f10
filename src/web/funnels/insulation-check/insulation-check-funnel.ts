import * as z from 'zod/mini'
import {
  estimates,
  register,
  report,
} from '../../../core/contract/insulation-check/insulation-check-calls.ts'
import { insulationCheckTitles } from '../../../core/contract/insulation-check/insulation-check-titles.ts'
import { wire } from '../../../core/fields/brick/brick.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { ownAddress, ownPhones } from '../../../core/groups/profile-words.ts'
import { funnelName } from '../../../core/insulation/flags.ts'
import type { InsulationStep } from '../../../core/rules/insulation.ts'
import { answers, ventilations } from '../../../core/rules/insulation-codes.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import { addressAsks } from './address-asks.ts'
import type { KnownAnswers } from './home.ts'
import { asks } from './insulation-check-asks.ts'
import { insulationCheckCopy } from './insulation-check-content.ts'
import { registration, registrationFields, results, resultsFields } from './insulation-check-requests.ts'
import {
  asksFacade,
  goesOn,
  isAdvised,
  isEligible,
  isFillable,
  mayRegister,
  measuresNow,
  offersNow,
  skipReasonOf,
  wayToOffer,
} from './insulation-check-rules.ts'
import { side } from './insulation-check-side.ts'
import { type HomeAnswers, serviceDataToSend } from './service-data.ts'
import { InsulationCheckAddress } from './steps/InsulationCheckAddress.tsx'
import { InsulationCheckHead } from './steps/InsulationCheckHead.tsx'

const skipped = (step: InsulationStep) => (known: KnownAnswers) => skipReasonOf(step, known)
const hasMeasures = (known: Readonly<Record<string, unknown>>) => isEligible(known as KnownAnswers)
const confirmation = (example: string) => wire(z.string().check(z.startsWith('/')), example)

/** Calculates what can be insulated in a home, what it costs and what it saves, in eleven steps (spec 002 section 2.2). */
export const insulationCheck = defineFunnel({
  slug: funnelName,
  properties: group({
    /** Homes built in this year or later get no advice (D19). */
    cutoff: wire(z.pipe(z.string(), z.transform(Number)), '1992'),
    /** First four characters of the postcodes outside the area of the collective purchase. */
    excluded: wire(
      z.pipe(
        z.string(),
        z.transform((areas) => areas.split(/[\s,]+/)),
      ),
      '9711',
    ),
    bats: wire(z.string(), ''),
    registered: confirmation('/isolatiecheck/ingeschreven'),
    sent: confirmation('/isolatiecheck/bedankt'),
  }),
  draft: { where: 'local', key: 'isolatiecheck-data', personal: false, later: true },
  head: InsulationCheckHead,
  steps: {
    adres: {
      title: insulationCheckTitles.address,
      intro: insulationCheckCopy.homeIntro,
      asks: addressAsks,
      view: InsulationCheckAddress,
    },
    woninggegevens: {
      title: insulationCheckTitles.home,
      asks: asks.woninggegevens,
      load: () => import('./steps/HomeStep.tsx'),
    },
    gevel: {
      title: insulationCheckTitles.facade,
      asks: asks.gevel,
    },
    'kruipruimte-of-kelder': {
      title: insulationCheckTitles.crawlSpace,
      asks: asks['kruipruimte-of-kelder'],
    },
    isolatiemogelijkheden: {
      title: insulationCheckTitles.measures,
      asks: asks.isolatiemogelijkheden,
      load: () => import('./steps/Measures.tsx'),
      // Where no measure can be chosen, the step asks nothing.
      gate: {
        load: () => import('./steps/NothingPossible.tsx'),
        until: hasMeasures,
      },
    },
    spouwmuurisolatie: {
      title: insulationCheckTitles.cavity,
      asks: asks.spouwmuurisolatie,
      load: () => import('./steps/Cavity.tsx'),
    },
    vloerisolatie: {
      title: insulationCheckTitles.floor,
      asks: asks.vloerisolatie,
    },
    dakisolatie: {
      title: insulationCheckTitles.roof,
      asks: asks.dakisolatie,
    },
    isolatieadvies: {
      title: insulationCheckTitles.results,
      asks: {},
      ownButtons: true,
      wide: true,
      load: () => import('./steps/Advice.tsx'),
    },
    inschrijven: {
      title: insulationCheckTitles.register,
      asks: asks.inschrijven,
      exit: 'register',
      counts: false,
      load: () => import('./steps/SendForm.tsx'),
    },
    'resultaten-ontvangen': {
      title: insulationCheckTitles.send,
      asks: asks['resultaten-ontvangen'],
      exit: 'report',
      counts: false,
      load: () => import('./steps/SendForm.tsx'),
    },
  },
  // The answer `weet ik niet` excludes the others (spec 002 section 4.2).
  exclusive: { 'cavityWall.ventilation': ventilations.unknown },
  // `Nee` clears the answer what was insulated (spec 002 section 4.2).
  forgets: { insulation: ({ insulationHistory }) => insulationHistory === 'no' },
  when: {
    inschrijven: (known, { properties }) => mayRegister(known, properties.excluded),
  },
  shows: {
    roofType: isAdvised,
    facade: (known) => asksFacade(known),
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
      message: insulationCheckCopy.tooNew,
      ok: ({ constructionYear: year }, { properties }) => year === undefined || year < properties.cutoff,
    },
    // the notice of the step says the same in the words of spec 002 section 5.2, once
    { field: 'houseType', message: insulationCheckCopy.otherHouseType, ok: isAdvised },
    { field: 'selectedMeasures', message: insulationCheckCopy.nothing, ok: isEligible },
    {
      field: 'cavityWall.cavityWallWidth',
      message: insulationCheckCopy.nothing,
      ok: (known) => goesOn(known),
    },
  ],
  unavailable: {
    gevel: skipped('gevel'),
    'kruipruimte-of-kelder': skipped('kruipruimte-of-kelder'),
    spouwmuurisolatie: skipped('spouwmuurisolatie'),
    vloerisolatie: skipped('vloerisolatie'),
    dakisolatie: skipped('dakisolatie'),
  },
  options: {
    selectedMeasures: (known) => measuresNow(known),
    options: (known) => offersNow(known),
  },
  reads: {
    estimates: {
      endpoint: estimates,
      failure: 'Failed to fetch price estimates',
      ahead: ['isolatieadvies'],
      input: (known) => {
        const serviceData = serviceDataToSend(known as HomeAnswers)
        return serviceData && { body: { funnelId: funnelName, serviceData } }
      },
    },
  },
  home: {
    at: 'home',
    // The insulation of a known home is not used: the check asks about the last ten years, the known facts are about all time.
    facts: ['constructionYear', 'livingAreaSize', 'houseType', 'roofType', 'facade'],
  },
  profile: {
    home: ownAddress,
    applicant: { initials: 'initials', infix: 'infix', lastName: 'lastName' },
    receiver: { infix: 'infix', lastName: 'lastName', email: 'emailAddress' },
    dateOfBirth: 'dateOfBirth',
    email: 'emailAddress',
    ...ownPhones,
  },
  side: (known, _context, step) => side(known, step),
  exits: {
    register: {
      endpoint: register,
      button: 'Vrijblijvend inschrijven',
      failure: 'Failed to register insulation check.',
      arrival: { step: 'bevestiging', number: 6 },
      toRequest: (told) => registration(told),
      fields: registrationFields,
      to: (_answer, { properties }) => ({ url: properties.registered }),
    },
    report: {
      endpoint: report,
      button: 'Verstuur gegevens',
      failure: 'Failed to request insulation check report.',
      arrival: { step: 'bevestiging', number: 6 },
      toRequest: (told) => results(told),
      fields: resultsFields,
      to: (_answer, { properties }) => ({ url: properties.sent }),
      lines: (known, { properties }) => [
        { label: 'Wil je een offerte?', value: wayToOffer(known, properties.excluded) },
      ],
    },
  },
})
