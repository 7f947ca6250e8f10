import { compare } from '../../../core/contract/home-insurance/calls.ts'
import { monthlyCents } from '../../../core/insurance/monthly-cents.ts'
import { termCents, termLabel } from '../../../core/insurance/terms.ts'
import { exampleWord, totalLabel, totalOf, withTax } from '../../../core/insurance/words.ts'
import { formatCents } from '../../../core/kernel/money.ts'
import { insuranceNames } from '../../../core/rules/insurance-packages.ts'
import type { SidePanel } from '../../engine/definition/summary.ts'
import { copy } from './content.ts'
import type { AllKnown, Reading } from './situation.ts'

const beforePremium = ['woningkenmerken', 'premie']

/** The side panel: at first the phone number of the desk, and after the premium step the current premium. */
export const side = (
  known: AllKnown,
  { read, properties }: Reading & { properties: { phone?: string | undefined } },
  step: string,
): SidePanel => {
  const helpline = properties.phone ? [{ label: copy.helpline, value: properties.phone }] : []
  if (beforePremium.includes(step)) return { title: copy.help, rows: helpline, fact: copy.independent }
  const insurances = read('chosen', compare) ?? []
  const chosen = known.packages ?? []
  const { total } = totalOf(insurances, chosen)
  const period = known.general?.calculationPeriod
  const isExample = insurances.some(({ tariff }) => tariff.isExample)
  return {
    title: copy.panel,
    rows: [
      ...insurances
        .filter(({ insuranceType }) => chosen.includes(insuranceType))
        .map((one) => {
          const cents = monthlyCents(one)
          const value = cents === undefined ? copy.notPossible : formatCents(cents)
          return { label: insuranceNames[one.insuranceType], value }
        }),
      ...(period && period !== 'MAAND' && total > 0
        ? [{ label: termLabel(period), value: formatCents(termCents(total, period)) }]
        : []),
      ...helpline,
    ],
    price: {
      term: totalLabel,
      value: total > 0 ? formatCents(total) : '–',
      note: isExample ? `${withTax}, ${exampleWord}` : withTax,
    },
  }
}
