import * as z from 'zod/mini'
import { titles } from '../../../core/contract/insulation-check.titles.ts'
import { estimates, register, report } from '../../../core/contract/insulation-check.ts'
import { optional, wire } from '../../../core/fields/brick.ts'
import { tick } from '../../../core/fields/consent.ts'
import { dateOfBirth } from '../../../core/fields/date-of-birth.ts'
import { email } from '../../../core/fields/email.ts'
import { firstName } from '../../../core/fields/first-name.ts'
import { group } from '../../../core/fields/group.ts'
import { initials } from '../../../core/fields/initials.ts'
import { inserts } from '../../../core/fields/inserts.ts'
import { measureTitles, offered, ventilationUnknown } from '../../../core/fields/insulation.ts'
import { landline } from '../../../core/fields/landline.ts'
import { lastName } from '../../../core/fields/last-name.ts'
import { mobile } from '../../../core/fields/mobile.ts'
import { prefillAddress } from '../../../core/groups/prefill.ts'
import { funnelName } from '../../../core/insulation/flags.ts'
import {
  asksDecoratedFacade,
  builtTooLate,
  cavityCanBeFilled,
  cavityDeadEnd,
  getsAdvice,
  type InsulationStep,
  measures,
  nothingToInsulate,
  possibleMeasures,
  refusedBy,
  unavailableSteps,
} from '../../../core/rules/insulation.ts'
import { legalTexts } from '../../../core/rules/legal-texts.ts'
// the first step asks an address
import '../../form/at-once/address.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import { asks } from './asks.ts'
import { copy } from './content.ts'
import { homeOf, type KnownAnswers } from './home.ts'
import { registration, results } from './requests.ts'
import { serviceDataOf } from './service-data.ts'
import { side } from './side.ts'
import { Address } from './steps/Address.tsx'
import { Head } from './steps/Head.tsx'

const news = tick({ label: 'Informatie', sentence: legalTexts.energyNews.wording })

/** Why a step is passed over, with its badge (spec 002 section 4.2). */
const passedOver = (step: InsulationStep) => (known: KnownAnswers) => {
  const found = unavailableSteps(homeOf(known), known.selectedMeasures).find((one) => one.step === step)
  return found && { reason: found.reason, badge: found.badge }
}
const advised = ({ houseType }: KnownAnswers) => houseType === undefined || getsAdvice(houseType)
const fillable = ({ cavityWall }: KnownAnswers) => cavityWall !== undefined && cavityCanBeFilled(cavityWall)
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
    registered: confirmation('/isolatiecheck/ingeschreven'),
    sent: confirmation('/isolatiecheck/bedankt'),
  }),
  draft: { where: 'local', key: 'isolatiecheck-data', personal: false, later: true },
  head: Head,
  steps: {
    adres: { title: titles.address, intro: copy.homeIntro, asks: asks.adres, view: Address },
    woninggegevens: {
      title: titles.home,
      asks: asks.woninggegevens,
      load: () => import('./steps/HomeStep.tsx'),
    },
    gevel: { title: titles.facade, asks: asks.gevel },
    'kruipruimte-of-kelder': { title: titles.crawlSpace, asks: asks.kruipruimte },
    isolatiemogelijkheden: {
      title: titles.measures,
      asks: asks.mogelijkheden,
      load: () => import('./steps/Measures.tsx'),
    },
    spouwmuurisolatie: {
      title: titles.cavity,
      asks: asks.spouwmuur,
      load: () => import('./steps/Cavity.tsx'),
    },
    vloerisolatie: { title: titles.floor, asks: asks.vloer },
    dakisolatie: { title: titles.roof, asks: asks.dak },
    isolatieadvies: {
      title: titles.results,
      asks: {},
      ownButtons: true,
      wide: true,
      load: () => import('./steps/Advice.tsx'),
    },
    inschrijven: {
      title: titles.register,
      exit: 'register',
      counts: false,
      asks: {
        options: offered,
        applicant: group({ firstName, initials, infix: optional(inserts), lastName }),
        dateOfBirth,
        email,
        mobile,
        landline: optional(landline),
        subscription: news,
      },
      load: () => import('./steps/Register.tsx'),
    },
    'resultaten-ontvangen': {
      title: titles.send,
      exit: 'report',
      counts: false,
      asks: {
        receiver: group({ firstName, infix: optional(inserts), lastName, email }),
        news,
      },
    },
  },
  exclusive: { 'cavityWall.ventilation': ventilationUnknown },
  // `Nee` forgets what was insulated (spec 002 section 4.2)
  forgets: { insulation: ({ insulationHistory }) => insulationHistory === 'no' },
  shows: {
    roofType: advised,
    facade: (known) =>
      advised(known) && known.constructionYear !== undefined && asksDecoratedFacade(known.constructionYear),
    insulationHistory: advised,
    insulation: (known) => advised(known) && known.insulationHistory === 'yes',
    isCrawlSpaceAccessible: ({ hasCrawlSpace }) => hasCrawlSpace === '0',
    crawlSpaceHeight: ({ hasCrawlSpace, isCrawlSpaceAccessible }) =>
      hasCrawlSpace === '0' && isCrawlSpaceAccessible === '0',
    'cavityWall.brickworkJoint': fillable,
    'cavityWall.ventilation': fillable,
    'cavityWall.hasBats': fillable,
    'cavityWall.moistureProblems': fillable,
    'cavityWall.surfaceArea': fillable,
  },
  rules: [
    {
      field: 'constructionYear',
      message: copy.tooNew,
      ok: ({ constructionYear: year }, { properties }) =>
        year === undefined || !builtTooLate(year, properties.cutoff),
    },
    { field: 'houseType', message: copy.apartment, ok: advised },
    { field: 'selectedMeasures', message: copy.nothing, ok: (known) => !nothingToInsulate(homeOf(known)) },
    {
      field: 'cavityWall.cavityWallWidth',
      message: copy.nothing,
      ok: (known) => cavityDeadEnd(homeOf(known), known.selectedMeasures ?? []) === undefined,
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
    selectedMeasures: (known) =>
      measures.map((value) => ({
        value,
        label: measureTitles[value],
        ...(refusedBy(homeOf(known), value) && { disabled: copy.notPossible }),
      })),
    options: (known) =>
      possibleMeasures(homeOf(known))
        .filter((value) => known.selectedMeasures?.includes(value))
        .map((value) => ({ value, label: measureTitles[value] })),
  },
  reads: {
    estimates: {
      endpoint: estimates,
      ahead: ['isolatieadvies'],
      input: (known) => {
        const serviceData = serviceDataOf(known as never)
        return serviceData && { body: { funnelId: funnelName, serviceData } }
      },
    },
  },
  home: {
    at: 'home',
    facts: ['constructionYear', 'livingAreaSize', 'houseType', 'roofType', 'facade', 'insulation'],
  },
  prefill: (profile) => ({
    home: prefillAddress(profile),
    applicant: { initials: profile.initials, infix: profile.inserts, lastName: profile.lastName },
    receiver: { infix: profile.inserts, lastName: profile.lastName, email: profile.emailAddress },
    dateOfBirth: profile.dateOfBirth,
    email: profile.emailAddress,
    mobile: profile.phoneNumberMobile,
    landline: profile.phoneNumberLandline,
  }),
  side: (known, _context, step) => side(known, step),
  exits: {
    register: {
      endpoint: register,
      button: 'Vrijblijvend inschrijven',
      failure: 'Failed to register insulation check.',
      arrival: { step: 'bevestiging', number: 6 },
      toRequest: registration,
      to: (_answer, { properties }) => ({ url: properties.registered }),
    },
    report: {
      endpoint: report,
      button: 'Verstuur gegevens',
      failure: 'Failed to request insulation check report.',
      arrival: { step: 'bevestiging', number: 6 },
      toRequest: results,
      to: (_answer, { properties }) => ({ url: properties.sent }),
    },
  },
})
