import { titles } from '../../../core/contract/insulation-check.titles.ts'
import { dateOfBirth } from '../../../core/fields/date-of-birth.ts'
import { email } from '../../../core/fields/email.ts'
import { firstName } from '../../../core/fields/first-name.ts'
import { measureTitles } from '../../../core/fields/insulation.ts'
import { landline } from '../../../core/fields/landline.ts'
import { mobile } from '../../../core/fields/mobile.ts'
import { answerRow, type Section, summaryRow } from '../../../core/fields/summary-rows.ts'
import { nameRow } from '../../../core/groups/summary-rows.ts'
import type { Estimates } from '../../../core/insulation/estimates.ts'
import { type Flag, flags } from '../../../core/insulation/flags.ts'
import type { ServiceData } from '../../../core/insulation/service-data.ts'
import { resultSections } from '../../../core/insulation/words.ts'
import { rowsOf } from '../../../core/insulation-check/summary-rows.ts'
import { answers } from '../../../core/rules/insulation-codes.ts'
import { insulationLegalTexts } from '../../../core/rules/insulation-legal-texts.ts'
import type { FilledForm } from '../../services/submissions/submit.ts'
import { requestedMeasures } from './eligibility.ts'
import type { Registration, ReportRequest } from './requests.ts'

const newsRow = (consent: Flag) =>
  consent === flags.yes
    ? summaryRow('Informatie', insulationLegalTexts.energyNews.wording, { consent: true })
    : []

/** What the check told: its figures, where the partner gave any, and what is told of bats. */
export interface Told {
  estimates?: Estimates | undefined
  aboutBats: string
}

const results = (
  { estimates, aboutBats }: Told,
  { glass, cavityData }: { glass: boolean } & Pick<ServiceData, 'cavityData'>,
): Section[] =>
  estimates
    ? resultSections(estimates, {
        glass,
        ...(cavityData?.cavityBatPresence === answers.yes && { bats: aboutBats }),
      })
    : []

/** A registration as it was filled in, with what was told of the measures by then. */
export const freezeRegistration = (of: Registration, told: Told): FilledForm => {
  const { personalData: person, serviceData } = of
  const asked = requestedMeasures(serviceData.resultData)
  return {
    title: 'Inschrijving collectieve inkoop isoleren',
    sections: [
      {
        title: titles.register,
        rows: [
          ...summaryRow(
            'Offerte voor',
            [...asked.measures, ...(asked.glass ? (['glass_insolation_compliment'] as const) : [])]
              .map((one) => measureTitles[one])
              .join(', '),
          ),
          ...nameRow({ ...person, infix: person.infix }),
          ...answerRow(firstName, person.firstName),
          ...answerRow(dateOfBirth, person.dateOfBirth),
          ...answerRow(email, person.emailAddress),
          ...answerRow(mobile, person.phoneNumberMobile),
          ...answerRow(landline, person.phoneNumberLandline),
          ...summaryRow('Voorwaarden', insulationLegalTexts.participation.wording, { consent: true }),
          ...newsRow(serviceData.resultData.userConsent),
        ],
      },
      ...rowsOf(person.address, serviceData),
      ...results(told, { ...serviceData, glass: asked.glass }),
    ],
  }
}

/** The results as they are mailed. */
export const freezeReport = (of: ReportRequest, told: Told): FilledForm => {
  const { personalData: person, serviceData } = of
  const { glassInsulationRequested: glass, userConsent } = serviceData.resultData
  return {
    title: 'Uitslag isolatiecheck',
    sections: [
      ...results(told, { ...serviceData, glass: glass === flags.yes }),
      ...rowsOf(person.address, serviceData),
      {
        title: titles.send,
        rows: [
          ...answerRow(firstName, person.firstName),
          ...nameRow({ infix: person.infix, lastName: person.lastName }),
          ...answerRow(email, person.emailAddress),
          ...summaryRow('Voorwaarden', insulationLegalTexts.resultsByMail.wording, { consent: true }),
          ...newsRow(userConsent),
        ],
      },
    ],
  }
}
