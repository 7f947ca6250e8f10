import { validate } from '../../../../core/contract/home-insurance/home-insurance-calls.ts'
import { agreeCollection } from '../../../../core/fields/request/consent.ts'
import { formatCents } from '../../../../core/kernel/money.ts'
import { BrickField } from '../../../form/BrickField.tsx'
import { useInsurance } from '../use-insurance.ts'

/** The consent to collect the fee of the membership that comes with the insurance, with its amount. */
export default function Contribution({ path }: { path: string }) {
  const { context } = useInsurance()
  const joins = context.leaveAnswer('opzegservice', validate)?.membership
  if (!joins) return <BrickField path={path} brick={agreeCollection} />
  const fee = formatCents(joins.feeInCents)
  const hint = joins.isFirstYearFree
    ? `Je eerste jaar is gratis. Daarna schrijven wij elk jaar ${fee} van je rekening af.`
    : `Wij schrijven elk jaar ${fee} van je rekening af.`
  return <BrickField path={path} brick={{ ...agreeCollection, facts: { ...agreeCollection.facts, hint } }} />
}
