import { type Entry, insuranceNames, insuranceTypes, packageName } from '../../rules/insurance-packages.ts'
import { choice } from '../brick/choice.ts'

/** The calculator by which somebody came: of one insurance, or of the whole package. */
export const entry = choice({
  label: 'Verzekering',
  options: [
    { value: 'All' as Entry, label: packageName },
    ...insuranceTypes.map((value) => ({ value: value as Entry, label: insuranceNames[value] as string })),
  ],
})
