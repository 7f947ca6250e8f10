import { quote as quoteCall } from '../../../../core/contract/home-insurance/home-insurance-calls.ts'
import { withSentence } from '../../../../core/fields/request/consent.ts'
import { agreePremium } from '../../../../core/insurance/agreements.ts'
import { totalOf } from '../../../../core/insurance/insurance-words.ts'
import { debitWording } from '../../../../core/insurance/terms.ts'
import { BrickField } from '../../../form/BrickField.tsx'
import { useInsurance } from '../use-insurance.ts'

/** The consent to collect the premium, with who collects what and when (D77). */
export default function PremiumDebit({ path }: { path: string }) {
  const { known, context } = useInsurance()
  const quote = context.leaveAnswer('aanvullende-gegevens', quoteCall)
  const { calculationPeriod: period, startDate } = known.general ?? {}
  // This step can be reached only with a quote and both answers.
  if (!quote || !period || !startDate) return null
  const { total: perMonth } = totalOf(quote.insurances, known.packages ?? [])
  return (
    <BrickField
      path={path}
      brick={withSentence(agreePremium, debitWording({ perMonth, period, startDate }))}
    />
  )
}
