import type { InputOf } from '../contract/endpoint.ts'
import type { submit } from '../contract/home-insurance/home-insurance-calls.ts'
import { displayValue } from '../fields/brick/display-value.ts'
import { answerRow, type SummaryRow, summaryRow } from '../fields/brick/summary-rows.ts'
import {
  cancellationDate,
  hasCancellationService,
  policyNumber,
} from '../fields/insurance/insurance-cancellation.ts'
import { email } from '../fields/person/email.ts'
import { addressRow, nameRow } from '../groups/summary-rows.ts'
import { endsForGood } from '../insurance/cancellation-rules.ts'
import type { InsuranceType } from '../rules/insurance-packages.ts'

type Service = InputOf<typeof submit>['body']['cancellationService']

const ending = 'Verzekering die stopt'

/**
 * Summary rows of the cancellation service: what is cancelled, of whom and when, or that nothing is. `packages`: the insurances
 * that are applied for. `insurer`: its name, where it is known.
 */
export const cancellationRows = (
  of: Service,
  packages: readonly InsuranceType[],
  insurer = '',
): SummaryRow[] => {
  if (!of) return answerRow(hasCancellationService, 'no')
  const { initials, infix, lastName, address, emailAddress } = of.applicant
  return [
    ...answerRow(hasCancellationService, 'yes'),
    ...nameRow({ initials, infix, lastName }),
    ...addressRow({
      postcode: address.postcode,
      houseNumber: Number(address.houseNumber),
      addition: address.houseNumberAddition,
      streetName: address.street,
      city: address.city,
    }),
    ...answerRow(email, emailAddress),
    ...summaryRow('Verzekeraar', insurer),
    ...of.insurances.flatMap((one, at) => {
      const forGood = endsForGood({ packages, insurances: of.insurances }, at)
      const ends = `per ${displayValue(cancellationDate, one.cancellationDate)}${forGood ? '. Er komt niets voor in de plaats' : ''}`
      return summaryRow(
        ending,
        `${one.name}, ${policyNumber.facts.label} ${one.insuranceNumber}, ${ends}`,
        // shown apart in a mail that may not repeat the policy number
        {
          parts: [
            ...summaryRow(ending, `${one.name}, ${ends}`),
            ...answerRow(policyNumber, one.insuranceNumber),
          ],
        },
      )
    }),
    ...summaryRow('Handtekening', 'Gezet'),
  ]
}
