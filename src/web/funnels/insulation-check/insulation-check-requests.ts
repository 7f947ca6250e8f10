import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { register, report } from '../../../core/contract/insulation-check/insulation-check-calls.ts'
import type { Parsed } from '../../../core/fields/brick/group.ts'
import { flags, funnelName } from '../../../core/insulation/flags.ts'
import type { Measure } from '../../../core/rules/insulation-codes.ts'
import type { addressAsks } from './address-asks.ts'
import type { KnownAnswers } from './home.ts'
import type { asks } from './insulation-check-asks.ts'
import { type HomeAnswers, serviceDataFields, serviceDataToSend } from './service-data.ts'

const flag = (requested: boolean | undefined) => (requested ? flags.yes : flags.no)

type Home = Pick<Parsed<typeof addressAsks>, 'home'>

const serviceData = (answers: HomeAnswers) => {
  const data = serviceDataToSend(answers)
  if (!data) throw new Error('Nothing is sent before the home is known.')
  return data
}

type Registering = HomeAnswers & Home & Parsed<(typeof asks)['inschrijven']>

/** The request to register for the collective purchase (spec 002 section 7.2). */
export const registration = (of: Registering): InputOf<typeof register> => {
  const asks = (measure: Measure) => flag(of.options.includes(measure))
  return {
    body: {
      funnelId: funnelName,
      serviceData: {
        ...serviceData(of),
        resultData: {
          personalOfferRequested: flags.yes,
          cavityWallInsulationRequested: asks('cavity_wall_insulation'),
          // The measure for the floor sets both fields.
          floorInsulationRequested: asks('floor_insulation'),
          bottomInsulationRequested: asks('floor_insulation'),
          roofInsulationRequested: asks('roof_insulation'),
          glassInsulationRequested: asks('glass_insolation_compliment'),
          privacyAndParticipantConditions: flags.yes,
          userConsent: flag(of.subscription),
        },
      },
      personalData: {
        ...of.applicant,
        infix: of.applicant.infix ?? '',
        dateOfBirth: of.dateOfBirth,
        emailAddress: of.email,
        phoneNumberMobile: of.mobile,
        phoneNumberLandline: of.landline ?? '',
        address: { ...of.home, addition: of.home.addition ?? '' },
      },
    },
  }
}

/** Maps each field of the registration to its answer. */
export const registrationFields = {
  serviceData: {
    ...serviceDataFields,
    resultData: {
      cavityWallInsulationRequested: 'options',
      floorInsulationRequested: 'options',
      bottomInsulationRequested: 'options',
      roofInsulationRequested: 'options',
      glassInsulationRequested: 'options',
      userConsent: 'subscription',
    },
  },
  personalData: {
    firstName: 'applicant.firstName',
    initials: 'applicant.initials',
    infix: 'applicant.infix',
    lastName: 'applicant.lastName',
    dateOfBirth: 'dateOfBirth',
    emailAddress: 'email',
    phoneNumberMobile: 'mobile',
    phoneNumberLandline: 'landline',
    address: 'home',
  },
} as const

type Sending = HomeAnswers &
  Home &
  Pick<KnownAnswers, 'selectedMeasures'> &
  Parsed<(typeof asks)['resultaten-ontvangen']>

/** The request to mail the results (spec 002 section 7.2). */
export const results = (of: Sending): InputOf<typeof report> => {
  const { email: emailAddress, infix = '', ...name } = of.receiver
  return {
    body: {
      funnelId: funnelName,
      serviceData: {
        ...serviceData(of),
        resultData: {
          personalOfferRequested: flags.no,
          glassInsulationRequested: flag(of.selectedMeasures?.includes('glass_insolation_compliment')),
          privacyAndParticipantConditions: flags.yes,
          userConsent: flag(of.news),
        },
      },
      personalData: {
        ...name,
        infix,
        emailAddress,
        address: { ...of.home, addition: of.home.addition ?? '' },
      },
    },
  }
}

/** Maps each field of that request to its answer. */
export const resultsFields = {
  serviceData: {
    ...serviceDataFields,
    resultData: { glassInsulationRequested: 'selectedMeasures', userConsent: 'news' },
  },
  personalData: {
    firstName: 'receiver.firstName',
    infix: 'receiver.infix',
    lastName: 'receiver.lastName',
    emailAddress: 'receiver.email',
    address: 'home',
  },
} as const
