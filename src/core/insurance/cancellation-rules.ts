import type { CancelledKind } from '../fields/insurance-cancellation.ts'
import type { FieldErrors } from '../kernel/fault.ts'
import type { InsuranceType } from '../rules/insurance-packages.ts'

/** The old insurances that are to be cancelled, beside what is applied for. Anything may still be missing. */
export interface ToldCancellation {
  packages: readonly InsuranceType[]
  /** YYYY-MM-DD: the first day of the new insurances. */
  startDate?: string | undefined
  insurances: readonly OldInsurance[]
}

interface OldInsurance {
  name?: CancelledKind | undefined
  insuranceNumber?: string | undefined
  /** YYYY-MM-DD: the day on which it ends. */
  cancellationDate?: string | undefined
}

export interface CancellationRule {
  field: 'insuranceNumber' | 'cancellationDate'
  message: string
  /** Of the insurance at this index. Also true as long as something that it looks at is not answered. */
  ok(of: ToldCancellation, at: number): boolean
}

/** Which new insurance takes the place of an old one. */
const replacedBy: Readonly<Record<CancelledKind, InsuranceType>> = {
  Opstalverzekering: 'Home',
  Inboedelverzekering: 'Content',
  Aansprakelijkheidsverzekering: 'Liability',
  Rechtsbijstandverzekering: 'Legal',
}

/** A policy however its number is written: in capitals or not, with dots, dashes and spaces or without. */
const policyOf = ({ name, insuranceNumber }: OldInsurance = {}): string | undefined =>
  name && insuranceNumber && `${name} ${insuranceNumber.toLowerCase().replace(/[\s.-]/g, '')}`

/** What ties an old insurance to the others and to the new ones; browser and server go by it. */
export const cancellationRules: readonly CancellationRule[] = [
  {
    field: 'insuranceNumber',
    message: 'Deze verzekering staat al in je lijst.',
    ok: ({ insurances }, at) => {
      const own = policyOf(insurances[at])
      return !own || !insurances.slice(0, at).some((one) => policyOf(one) === own)
    },
  },
  {
    field: 'cancellationDate',
    message:
      'Dan ben je een tijd niet verzekerd. Kies de dag waarop je nieuwe verzekering begint, of een latere dag.',
    ok: ({ packages, startDate, insurances }, at) => {
      const { name, cancellationDate } = insurances[at] ?? {}
      if (!name || !cancellationDate || !startDate || !packages.includes(replacedBy[name])) return true
      return cancellationDate >= startDate
    },
  },
]

/** Sentences by field (`insurances[1].cancellationDate`) of old insurances that cannot be cancelled like this. */
export const judgeCancellation = (told: ToldCancellation): FieldErrors =>
  Object.fromEntries(
    told.insurances.flatMap((_one, at) =>
      cancellationRules
        .filter(({ ok }) => !ok(told, at))
        .map(({ field, message }) => [`insurances[${at}].${field}`, [message]] as const),
    ),
  )
