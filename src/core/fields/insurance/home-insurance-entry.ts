import {
  type InsuranceEntry,
  insuranceNames,
  insuranceTypes,
  packageName,
} from '../../rules/insurance-packages.ts'
import { choice } from '../brick/choice.ts'

/** The calculator by which somebody came: of one insurance, or of the whole package. */
export const entry = choice({
  label: 'Verzekering',
  options: [
    { value: 'All' as InsuranceEntry, label: packageName },
    ...insuranceTypes.map((value) => ({
      value: value as InsuranceEntry,
      label: insuranceNames[value] as string,
    })),
  ],
})
