import { flags } from '../../../core/insulation/flags.ts'
import { homeForPartner } from '../../../core/insulation/service-data.ts'
import { type InsulationRegistration, insulationName } from '../../ports/insulation.ts'
import { delivery } from '../../services/submissions/delivery.ts'
import type { ReadSubmission } from '../../services/submissions/read-submission.ts'
import { type Registration, requestedMeasures } from './eligibility.ts'

export const toInsulation = delivery(insulationName, (ctx, submission) =>
  ctx.ports.insulation.register(submission.id, registrationOf(submission)),
)

const registrationOf = ({ request, reference, receivedAt }: ReadSubmission): InsulationRegistration => {
  const { personalData, serviceData } = request as Registration
  const { address, infix = '', phoneNumberLandline = '', ...applicant } = personalData
  const { resultData, ...home } = serviceData
  return {
    reference,
    receivedAt,
    applicant: { ...applicant, infix, phoneNumberLandline },
    address: { ...address, addition: address.addition ?? '' },
    ...requestedMeasures(resultData),
    consents: { participation: true, energyNews: resultData.userConsent === flags.yes },
    home: homeForPartner(home),
  }
}
