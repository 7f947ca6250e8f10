import { compare } from '../../../../core/contract/home-insurance/home-insurance-calls.ts'
import { exampleWord, totalLabel, totalOf, withTax } from '../../../../core/insurance/insurance-words.ts'
import { formatCents } from '../../../../core/kernel/money.ts'
import { type InsuranceType, insuranceTypes } from '../../../../core/rules/insurance-packages.ts'
import { useRead } from '../../../engine/react/funnel-context.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { useInsurance } from '../use-insurance.ts'

const told = {
  idle: 'Vul alles in. Dan zie je hier je premie.',
  loading: 'We rekenen je premie uit.',
  old: 'Dit is de laatst berekende premie. De nieuwe konden we niet berekenen.',
  failed: 'We konden je premie niet berekenen. Je antwoorden blijven staan.',
  impossible: 'Wat je koos, kan niet voor jouw woning.',
} as const

/** The current premium of the chosen insurances together; the previous premium stays until the new one arrives. */
export function LivePremium() {
  const read = useRead(compare, 'premium')
  const { known } = useInsurance()
  const chosen: readonly InsuranceType[] = known.packages ?? []
  const answer = 'answer' in read ? read.answer : 'before' in read ? read.before : undefined
  const { total } = totalOf(answer ?? [], chosen)
  const isExample = answer?.some(({ tariff }) => tariff.isExample)
  return (
    <div className="panel premium-panel" aria-busy={read.state === 'loading'}>
      <h2 className="h3">{totalLabel}</h2>
      <p className="premium-amount" translate="no">
        {total > 0 ? formatCents(total) : '–'}
      </p>
      <p role="status">{sentenceOf(read.state, answer !== undefined, total, chosen.length, isExample)}</p>
      {read.state === 'error' && <LinkButton onClick={read.retry}>Probeer opnieuw</LinkButton>}
    </div>
  )
}

const sentenceOf = (
  state: ReturnType<typeof useRead>['state'],
  hasPremium: boolean,
  total: number,
  count: number,
  isExample: boolean | undefined,
): string => {
  if (state === 'error') return hasPremium ? told.old : told.failed
  if (state === 'loading' && !hasPremium) return told.loading
  if (!hasPremium) return told.idle
  if (total === 0) return told.impossible
  const number =
    count === insuranceTypes.length
      ? 'alle verzekeringen'
      : count === 1
        ? 'deze verzekering'
        : `${count} verzekeringen`
  return `Voor ${number}, ${withTax}${isExample ? ` (${exampleWord})` : ''}.`
}
