import { type Choosing, numberedChoice } from '../fields/brick/choice.ts'
import { formatWholeEuros } from '../kernel/whole-euros.ts'

/** A choice of one from a list of amounts in whole euros. `none` is the label of 0. */
export const amountChoice = <const V extends number>(
  amounts: readonly V[],
  { none = 'Niets extra', ...asked }: Omit<Choosing<never>, 'options'> & { none?: string },
) => {
  const [first, ...others] = amounts.map((value) => ({
    value,
    label: value === 0 ? none : formatWholeEuros(value * 100),
  }))
  if (!first) throw new Error('A choice has at least one amount.')
  return numberedChoice({
    ...asked,
    options: [first, ...others],
    control: amounts.length > 4 ? 'select' : 'radio',
  })
}
