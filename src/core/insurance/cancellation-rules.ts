import type { CancelledKind } from '../fields/insurance/insurance-cancellation.ts'
import { consentMissing } from '../fields/request/consent.ts'
import type { FieldErrors } from '../kernel/fault.ts'
import type { InsuranceType } from '../rules/insurance-packages.ts'

/** The old insurances to cancel, and what is applied for. Anything may still be missing. */
export interface CancellationInput {
  packages: readonly InsuranceType[]
  /** YYYY-MM-DD: the first day of the new insurances. */
  startDate?: string | undefined
  haveTakenInsurance?: 'yes' | 'no' | undefined
  insurances: readonly OldInsurance[]
}

interface OldInsurance {
  name?: CancelledKind | undefined
  insuranceNumber?: string | undefined
  /** YYYY-MM-DD: the day on which it ends. */
  cancellationDate?: string | undefined
  /** Consent that nothing takes its place. */
  nothingReplaces?: boolean | undefined
}

export interface CancellationRule {
  field: 'name' | 'insuranceNumber' | 'cancellationDate' | 'nothingReplaces'
  message: string
  /** Whether the rule holds for the insurance at this index; true as long as an answer that it reads is missing. */
  ok(of: CancellationInput, at: number): boolean
}

/** The new insurance that replaces each kind of old one. */
const replacedBy: Readonly<Record<CancelledKind, InsuranceType>> = {
  Opstalverzekering: 'Home',
  Inboedelverzekering: 'Content',
  Aansprakelijkheidsverzekering: 'Liability',
  Rechtsbijstandverzekering: 'Legal',
}

/** Whether the old insurance at this index ends for good: no insurance that is applied for replaces it (D81). */
export const endsForGood = (
  {
    packages,
    insurances,
  }: Pick<CancellationInput, 'packages'> & {
    insurances: readonly Pick<OldInsurance, 'name'>[]
  },
  at: number,
): boolean => {
  const name = insurances[at]?.name
  return name !== undefined && !packages.includes(replacedBy[name])
}

/**
 * A key that is the same for one policy, whether its number is written in capitals or not, with dots, dashes and spaces or
 * without.
 */
const policyOf = ({ name, insuranceNumber }: OldInsurance = {}): string | undefined =>
  name && insuranceNumber && `${name} ${insuranceNumber.toLowerCase().replace(/[\s.-]/g, '')}`

/** The rules between an old insurance, the others and the new ones, for browser and server. */
export const cancellationRules: readonly CancellationRule[] = [
  {
    field: 'name',
    message:
      'Je zei dat je zo’n verzekering nu niet hebt. Haal deze verzekering weg, of verander dat antwoord bij Aanvullende gegevens.',
    ok: (of, at) =>
      of.haveTakenInsurance !== 'no' || of.insurances[at]?.name === undefined || endsForGood(of, at),
  },
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
    ok: ({ startDate, insurances }, at) => {
      const { cancellationDate } = insurances[at] ?? {}
      return !cancellationDate || !startDate || cancellationDate >= startDate
    },
  },
  {
    field: 'nothingReplaces',
    message: consentMissing,
    ok: (of, at) => !endsForGood(of, at) || of.insurances[at]?.nothingReplaces === true,
  },
]

/** Errors by field (`insurances[1].cancellationDate`) of old insurances that cannot be cancelled like this. */
export const judgeCancellation = (told: CancellationInput): FieldErrors =>
  Object.fromEntries(
    told.insurances.flatMap((_one, at) =>
      cancellationRules
        .filter(({ ok }) => !ok(told, at))
        .map(({ field, message }) => [`insurances[${at}].${field}`, [message]] as const),
    ),
  )
