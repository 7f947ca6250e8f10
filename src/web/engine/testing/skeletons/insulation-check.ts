import * as z from 'zod/mini'
import { endpointOf } from '../../../../core/contract/endpoint.ts'
import { operation } from '../../../../core/contract/operation.ts'
import { optional, wire } from '../../../../core/fields/brick.ts'
import { choice } from '../../../../core/fields/choice.ts'
import { choices } from '../../../../core/fields/choices.ts'
import { tick } from '../../../../core/fields/consent.ts'
import { constructionYear } from '../../../../core/fields/construction-year.ts'
import { dateOfBirth } from '../../../../core/fields/date-of-birth.ts'
import { email } from '../../../../core/fields/email.ts'
import { firstName } from '../../../../core/fields/first-name.ts'
import { group } from '../../../../core/fields/group.ts'
import { houseType } from '../../../../core/fields/house-type.ts'
import { inserts } from '../../../../core/fields/inserts.ts'
import { landline } from '../../../../core/fields/landline.ts'
import { lastName } from '../../../../core/fields/last-name.ts'
import { mobile } from '../../../../core/fields/mobile.ts'
import { livingAreaSize, surface } from '../../../../core/fields/surface.ts'
import { address } from '../../../../core/groups/address.ts'
import { person } from '../../../../core/groups/person.ts'
import {
  asksDecoratedFacade,
  builtTooLate,
  cavityCanBeFilled,
  cavityWidths,
  crawlSpaceHeights,
  facadeDecoration,
  facadeHeights,
  getsAdvice,
  type InsulationHome,
  type InsulationStep,
  insulated,
  type Measure,
  measures,
  nothingToInsulate,
  possibleMeasures,
  postcodeExcluded,
  roofTypes,
  unavailableSteps,
} from '../../../../core/rules/insulation.ts'
import { defineFunnel } from '../../definition/define.ts'
import { estimates, funnelId, serviceData } from './insulation-estimates.ts'

/** A question with the codes of spec 002 section 3.2. */
const coded = <const V extends string>(label: string, first: V, ...rest: readonly V[]) =>
  choice({
    label,
    options: [
      { value: first, label: `Antwoord ${first}` },
      ...rest.map((value) => ({ value, label: `Antwoord ${value}` })),
    ],
  })

const ventilationUnknown = '2'
/** `unknown` and the other answers rule each other out (spec 002 section 4.2). */
const ventilation = choices({
  label: 'Ventilatie',
  options: [
    { value: '0', label: 'Open stootvoegen' },
    { value: '1', label: 'Roosters' },
    { value: ventilationUnknown, label: 'Weet ik niet' },
  ],
})
const measureOptions = measures.map((value) => ({ value, label: value })) as [
  { value: Measure; label: string },
  ...{ value: Measure; label: string }[],
]
const chosenMeasures = choices({ label: 'Isolatiemogelijkheden', options: measureOptions })
const history = choices({
  label: 'Wat is er geïsoleerd?',
  options: [
    { value: insulated.glass, label: 'Glas' },
    ...Object.values(insulated)
      .filter((value) => value !== insulated.glass)
      .map((value) => ({ value, label: `Deel ${value}` })),
  ],
})

const { from50, from35to50, under35 } = crawlSpaceHeights
const applicant = group({ firstName, ...person.parts })
const receiver = group({ firstName, infix: optional(inserts), lastName, email })
const subscription = tick({ label: 'Nieuws', sentence: 'Houd mij op de hoogte.' })
const offered = choices({
  label: 'Offerte voor',
  missing: 'Selecteer er minstens één',
  options: measureOptions,
})
/** What the home's answers become in every call; hidden answers are not among them. */
const serviceOf = ({ measures: chosen, cavity, floor, roof }: Record<string, unknown>) => ({
  chosen,
  cavity,
  floor,
  roof,
})

const answer = z.object({ reference: z.string() })
const example = { reference: '7KQM-X4TB' }

/** Joining the collective purchase (spec 002 section 7.2). */
export const register = endpointOf(
  {
    name: 'skeleton.register-insulation-check',
    method: 'POST',
    path: '/api/v3/services/register-insulation-check',
  },
  operation({
    summary: 'Schrijft in voor de collectieve inkoop.',
    body: group({
      funnelId,
      serviceData,
      personalData: group({
        initials: person.parts.initials,
        firstName,
        infix: optional(inserts),
        lastName,
        dateOfBirth,
        emailAddress: email,
        phoneNumberMobile: mobile,
        phoneNumberLandline: optional(landline),
      }),
    }),
    answer,
    example,
    submits: true,
  }),
)

/** Only the results by mail (spec 002 section 7.2). */
export const requestReport = endpointOf(
  {
    name: 'skeleton.request-insulation-check-report',
    method: 'POST',
    path: '/api/v3/services/request-insulation-check-report',
  },
  operation({
    summary: 'Mailt de resultaten.',
    body: group({
      funnelId,
      serviceData,
      personalData: group({ firstName, infix: optional(inserts), lastName, emailAddress: email }),
    }),
    answer,
    example,
    submits: true,
  }),
)

type Known = InsulationHome & { measures?: Measure[] | undefined }
/** A step that the home does not need or the visitor did not choose (spec 002 section 4.2). */
const skipped = (step: InsulationStep) => (known: Known) => {
  const found = unavailableSteps(known, known.measures).find((one) => one.step === step)
  return found && { reason: found.reason, badge: found.badge }
}
const fillable = ({
  cavity,
}: {
  cavity?: { cavityWallWidth?: (typeof cavityWidths)[keyof typeof cavityWidths] }
}) => cavity !== undefined && cavityCanBeFilled(cavity)
const advised = ({ houseType }: Pick<InsulationHome, 'houseType'>) =>
  houseType === undefined || getsAdvice(houseType)

/** Eleven steps, skipped in the direction of travel, and two ways out with last steps of their own (spec 002). */
export const insulationCheck = defineFunnel({
  slug: 'skelet-isolatiecheck',
  properties: group({
    cutoff: wire(z.int(), 1992),
    excluded: wire(z.array(z.string()), ['9711']),
    confirmation: wire(z.string(), '/isolatiecheck/bedankt'),
  }),
  draft: { where: 'local', key: 'isolatiecheck-data', personal: false },
  steps: {
    adres: { title: 'Adres', asks: { home: address, constructionYear, livingAreaSize } },
    woninggegevens: {
      title: 'Woninggegevens',
      asks: {
        houseType,
        roofType: coded('Daktype', roofTypes.sloped, roofTypes.flat, roofTypes.combination),
        decoratedFacade: coded(
          'Sierlijke gevel',
          facadeDecoration.no,
          facadeDecoration.yes,
          facadeDecoration.partly,
        ),
        wasInsulated: choice({
          label: 'Is er de laatste 10 jaar geïsoleerd?',
          options: [
            { value: 'no', label: 'Nee' },
            { value: 'yes', label: 'Ja' },
            { value: 'unknown', label: 'Weet ik niet' },
          ],
        }),
        history,
      },
    },
    gevel: {
      title: 'Gevel',
      asks: {
        facadeHeight: coded('Hoogte', facadeHeights.under9, facadeHeights.from9to12, facadeHeights.over12),
      },
    },
    'kruipruimte-of-kelder': {
      title: 'Kruipruimte of kelder',
      asks: {
        hasCrawlSpace: coded('Is er een kruipruimte?', '0', '1'),
        isCrawlSpaceAccessible: coded('Is die toegankelijk?', '0', '1'),
        crawlSpaceHeight: coded('Hoe hoog?', from50, from35to50, under35),
      },
    },
    isolatiemogelijkheden: { title: 'Isolatiemogelijkheden', asks: { measures: chosenMeasures } },
    spouwmuurisolatie: {
      title: 'Spouwmuurisolatie',
      asks: {
        cavity: group({
          cavityWallWidth: coded(
            'Breedte van de spouw',
            cavityWidths.from3to4,
            cavityWidths.from4to7,
            cavityWidths.over7,
            cavityWidths.unknown,
            cavityWidths.none,
            cavityWidths.under3,
          ),
          joint: coded('Voeg', '0', '1', '2'),
          ventilation,
          bats: coded('Vleermuizen', '1', '0', '2'),
          moisture: coded('Vocht', '1', '0', '2'),
          surfaceArea: surface('Oppervlakte'),
        }),
      },
    },
    vloerisolatie: {
      title: 'Vloerisolatie',
      asks: { floor: group({ type: coded('Vloer', '0', '1'), surfaceArea: surface('Oppervlakte') }) },
    },
    dakisolatie: {
      title: 'Dakisolatie',
      asks: {
        roof: group({ heatedAttic: coded('Verwarmde zolder', '0', '1'), roofSize: surface('Oppervlakte') }),
      },
    },
    isolatieadvies: {
      title: 'Ons isolatie-advies',
      asks: {},
      ownButtons: true,
      counts: false,
      load: () => import('./Advice.tsx'),
    },
    inschrijven: {
      title: 'Schrijf je vrijblijvend in',
      exit: 'register',
      asks: {
        applicant,
        dateOfBirth,
        email,
        mobile,
        landline: optional(landline),
        subscription,
        options: offered,
      },
    },
    'resultaten-ontvangen': {
      title: 'Ontvang resultaten isolatiecheck',
      exit: 'send',
      asks: { receiver, news: subscription },
    },
  },
  clears: { wasInsulated: ['history'] },
  exclusive: { 'cavity.ventilation': ventilationUnknown },
  shows: {
    roofType: advised,
    decoratedFacade: (known) =>
      advised(known) && known.constructionYear !== undefined && asksDecoratedFacade(known.constructionYear),
    wasInsulated: advised,
    history: ({ wasInsulated }) => wasInsulated === 'yes',
    isCrawlSpaceAccessible: ({ hasCrawlSpace }) => hasCrawlSpace === '0',
    crawlSpaceHeight: ({ isCrawlSpaceAccessible }) => isCrawlSpaceAccessible === '0',
    'cavity.joint': fillable,
    'cavity.ventilation': fillable,
    'cavity.bats': fillable,
    'cavity.moisture': fillable,
    'cavity.surfaceArea': fillable,
  },
  rules: [
    {
      field: 'constructionYear',
      message: 'Isoleren is voor jouw woning niet rendabel.',
      ok: ({ constructionYear: year }, { properties }) =>
        year === undefined || !builtTooLate(year, (properties as { cutoff: number }).cutoff),
    },
    { field: 'houseType', message: 'Je komt niet in aanmerking voor een isolatie advies', ok: advised },
    {
      field: 'measures',
      message: 'Jouw woning komt niet in aanmerking om te isoleren',
      ok: (known) => !nothingToInsulate(known),
    },
    {
      field: 'measures',
      message: 'Deze maatregel past niet bij jouw woning.',
      ok: (known) => (known.measures ?? []).every((one) => possibleMeasures(known).includes(one)),
    },
  ],
  unavailable: {
    gevel: skipped('gevel'),
    'kruipruimte-of-kelder': skipped('kruipruimte-of-kelder'),
    spouwmuurisolatie: skipped('spouwmuurisolatie'),
    vloerisolatie: skipped('vloerisolatie'),
    dakisolatie: skipped('dakisolatie'),
  },
  reads: {
    estimates: {
      endpoint: estimates,
      ahead: ['isolatieadvies'],
      input: (known) =>
        known.measures ? { body: { funnelId: 'isolatiecheck', serviceData: serviceOf(known) } } : undefined,
      isEmpty: ({ options }) => options.length === 0,
    },
  },
  prefill: ({ emailAddress, postcode, houseNumber, addition, streetName, city, ...profile }) => ({
    home: { postcode, houseNumber, addition, streetName, city },
    applicant: { initials: profile.initials, inserts: profile.inserts, lastName: profile.lastName },
    email: emailAddress,
    mobile: profile.phoneNumberMobile,
    dateOfBirth: profile.dateOfBirth,
  }),
  exits: {
    register: {
      endpoint: register,
      failure: 'Failed to register insulation check.',
      arrival: { step: 'bevestiging', number: 6 },
      toRequest: (a) => ({
        body: {
          funnelId: 'isolatiecheck',
          serviceData: {
            ...serviceOf(a),
            resultData: { requested: a.options, userConsent: a.subscription ? 0 : 1 },
          },
          personalData: {
            initials: a.applicant.initials,
            firstName: a.applicant.firstName,
            infix: a.applicant.inserts ?? '',
            lastName: a.applicant.lastName,
            dateOfBirth: a.dateOfBirth,
            emailAddress: a.email,
            phoneNumberMobile: a.mobile,
            phoneNumberLandline: a.landline ?? '',
          },
        },
      }),
      to: (_answer, { properties }) => ({ url: properties.confirmation }),
    },
    send: {
      endpoint: requestReport,
      button: 'Verstuur gegevens',
      failure: 'Failed to request insulation check report.',
      arrival: { step: 'bevestiging', number: 6 },
      toRequest: (a) => ({
        body: {
          funnelId: 'isolatiecheck',
          serviceData: { ...serviceOf(a), resultData: { userConsent: a.news ? 0 : 1 } },
          personalData: {
            firstName: a.receiver.firstName,
            infix: a.receiver.infix ?? '',
            lastName: a.receiver.lastName,
            emailAddress: a.receiver.email,
          },
        },
      }),
      to: (_answer, { properties }) => ({ url: properties.confirmation }),
    },
  },
  side: ({ home, constructionYear: year }, { properties }) => ({
    title: 'Mijn woning',
    rows: [
      ...(home?.streetName
        ? [{ label: 'Adres', value: `${home.streetName} ${home.houseNumber ?? ''}` }]
        : []),
      ...(year ? [{ label: 'Bouwjaar', value: String(year) }] : []),
    ],
    // a warning, no hindrance (spec 002 section 5.2)
    ...(home?.postcode &&
      postcodeExcluded(home.postcode, properties.excluded) && {
        fact: 'Meedoen kan niet in jouw postcodegebied.',
      }),
  }),
})
