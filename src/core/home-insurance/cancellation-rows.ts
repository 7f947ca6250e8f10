import type { InputOf } from '../contract/endpoint.ts'
import type { submit } from '../contract/home-insurance.ts'
import { displayValue } from '../fields/display-value.ts'
import { email } from '../fields/email.ts'
import { cancellationDate, hasCancellationService, policyNumber } from '../fields/insurance-cancellation.ts'
import { answerRow, type SummaryRow, summaryRow } from '../fields/summary-rows.ts'
import { addressRow, nameRow } from '../groups/summary-rows.ts'

type Service = InputOf<typeof submit>['body']['cancellationService']

/** What is cancelled, of whom and when; that nothing is, where nothing is. `insurer`: its name, where it is known. */
export const cancellationRows = (of: Service, insurer = ''): SummaryRow[] => {
  if (!of) return answerRow(hasCancellationService, 'no')
  const { initials, infix, lastName, address, emailAddress } = of.applicant
  return [
    ...answerRow(hasCancellationService, 'yes'),
    ...nameRow({ initials, inserts: infix, lastName }),
    ...addressRow({
      postcode: address.postcode,
      houseNumber: Number(address.houseNumber),
      addition: address.houseNumberAddition,
      streetName: address.street,
      city: address.city,
    }),
    ...answerRow(email, emailAddress),
    ...summaryRow('Verzekeraar', insurer),
    ...of.insurances.flatMap((one) =>
      summaryRow(
        'Verzekering die stopt',
        `${one.name}, ${policyNumber.facts.label} ${one.insuranceNumber}, per ${displayValue(cancellationDate, one.cancellationDate)}`,
        { own: true },
      ),
    ),
    ...summaryRow('Handtekening', 'Gezet'),
  ]
}
