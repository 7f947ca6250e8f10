import { compare } from '../../../core/contract/home-insurance/home-insurance-calls.ts'
import { exampleWord, totalLabel, totalOf, withTax } from '../../../core/insurance/insurance-words.ts'
import { monthlyCents } from '../../../core/insurance/monthly-cents.ts'
import { termCents, termLabel } from '../../../core/insurance/terms.ts'
import { formatCents } from '../../../core/kernel/money.ts'
import { insuranceNames } from '../../../core/rules/insurance-packages.ts'
import type { SidePanel } from '../../engine/definition/summary.ts'
import { homeInsuranceCopy } from './home-insurance-content.ts'
import type { AllKnown, Reading } from './situation.ts'

const beforePremium = ['woningkenmerken', 'premie']

/** The side panel: at first the phone number of the desk, and after the premium step the current premium. */
export const side = (
  known: AllKnown,
  { read, properties }: Reading & { properties: { phone?: string | undefined } },
  step: string,
): SidePanel => {
  const helpline = properties.phone ? [{ label: homeInsuranceCopy.helpline, value: properties.phone }] : []
  if (beforePremium.includes(step))
    return { title: homeInsuranceCopy.help, rows: helpline, fact: homeInsuranceCopy.independent }
  const insurances = read('chosen', compare) ?? []
  const chosen = known.packages ?? []
  const { total } = totalOf(insurances, chosen)
  const period = known.general?.calculationPeriod
  const isExample = insurances.some(({ tariff }) => tariff.isExample)
  return {
    title: homeInsuranceCopy.panel,
    rows: [
      ...insurances
        .filter(({ insuranceType }) => chosen.includes(insuranceType))
        .map((one) => {
          const cents = monthlyCents(one)
          const value = cents === undefined ? homeInsuranceCopy.notPossible : formatCents(cents)
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
