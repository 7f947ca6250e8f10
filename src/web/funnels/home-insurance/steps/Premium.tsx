import { withSoftHyphen } from '../../../../core/content/soft-hyphen.ts'
import { quote as call } from '../../../../core/contract/home-insurance/home-insurance-calls.ts'
import type { Insurance, Quote } from '../../../../core/insurance/comparison.ts'
import {
  changesInWords,
  exampleWord,
  holdsInWords,
  notPossible,
  packageTitle,
  taxLabel,
  totalLabel,
  totalOf,
  withTax,
} from '../../../../core/insurance/insurance-words.ts'
import { monthlyCents } from '../../../../core/insurance/monthly-cents.ts'
import { packageUsps, productWords } from '../../../../core/insurance/product-words.ts'
import { longerTerms, termCents, termLabel } from '../../../../core/insurance/terms.ts'
import { type Cents, formatCents } from '../../../../core/kernel/money.ts'
import { isMember } from '../../../../core/kernel/viewer.ts'
import {
  type InsuranceEntry,
  type InsuranceType,
  insuranceNames,
} from '../../../../core/rules/insurance-packages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Panel } from '../../../ui/Facts.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { useInsurance } from '../use-insurance.ts'
import { HomeInsuranceProducts } from './HomeInsuranceProducts.tsx'
import { OwnInsurance } from './OwnInsurance.tsx'

/** The calculated premium, the day until which it is valid, and what it consists of (spec 002 section 2.3). */
export default function Premium() {
  const { entry, known, context, price } = useInsurance()
  const quote = context.leaveAnswer('woningkenmerken', call)
  // This step can be reached with a quote only.
  if (!quote) return null
  const chosen = known.packages ?? []
  return (
    <>
      <Together entry={entry} types={chosen} />
      <Changed quote={quote} />
      <Selling types={chosen} />
      <PremiumTable quote={quote} types={chosen} />
      <p className="premium-quote">
        {holdsInWords(quote)} Je code is <b>{quote.code}</b>.
        {known.wantsQuote === 'yes' && ` We mailen de berekening naar ${known.quoteEmail}.`}
      </p>
      <HomeInsuranceProducts types={chosen} />
      {entry !== 'All' && <WholePackage insurances={quote.insurances} />}
      <Panel tone="sand" title="Lid van de vereniging">
        <p>
          {isMember(context.viewer)
            ? 'Je bent lid. Je vraagt de verzekering aan op je eigen naam.'
            : `Met je aanvraag word je lid. Het eerste jaar is gratis als je dat nog niet eerder kreeg. Daarna betaal je ${formatCents(price)} per jaar.`}
        </p>
        <p>
          Heb je al een verzekering via ons? <OwnInsurance />
        </p>
      </Panel>
      <div>
        <Button variant="secondary" onClick={() => print()}>
          Afdrukken
        </Button>
      </div>
    </>
  )
}

/** The other insurances that are chosen, below a title that names the one of this calculator. */
function Together({ entry, types }: { entry: InsuranceEntry; types: readonly InsuranceType[] }) {
  const others = types.filter((type) => type !== entry).map((type) => insuranceNames[type].toLowerCase())
  if (entry === 'All' || others.length === 0) return null
  return <p className="premium-together">Samen met je {inOneLine(others)}.</p>
}

/** Words in one line: `a`, `a en b`, `a, b en c`. */
const inOneLine = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' en ')

/** The changes of the premium since an earlier day. */
function Changed({ quote }: { quote: Quote }) {
  const [first, ...lines] = changesInWords(quote)
  if (!first) return null
  return (
    <Notice tone="warn" role="status" title={first}>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  )
}

function Selling({ types }: { types: readonly InsuranceType[] }) {
  const points = types.length === 1 && types[0] ? productWords[types[0]].usps : packageUsps
  return (
    <ul className="premium-points">
      {points.map((point) => (
        <li key={point}>
          <Icon name="check" />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  )
}

interface Line {
  label: string
  cents: Cents | undefined
  reason?: string | undefined
}

function Lines({
  lines,
  isExample,
  totals = [],
}: {
  lines: readonly Line[]
  isExample: boolean
  totals?: readonly Line[]
}) {
  const row = ({ label, cents, reason }: Line, kind?: string) => (
    <tr key={label} className={kind}>
      <th scope="row">
        {label}
        {reason && <span className="premium-reason">{reason}</span>}
      </th>
      <td>
        {cents === undefined ? notPossible : formatCents(cents)}
        {cents !== undefined && isExample && <span className="premium-example">{exampleWord}</span>}
      </td>
    </tr>
  )
  return (
    <tbody>
      {lines.map((line) => row(line))}
      {totals.map((total) => row(total, 'premium-total'))}
    </tbody>
  )
}

/** A table with the price of each insurance without tax, the tax on a line of its own, and the total. */
function PremiumTable({ quote, types }: { quote: Quote; types: readonly InsuranceType[] }) {
  const chosen = quote.insurances.filter(({ insuranceType }) => types.includes(insuranceType))
  const { tax, total } = totalOf(quote.insurances, types)
  const lines = [
    ...chosen.map((one) => ({
      label: withSoftHyphen(insuranceNames[one.insuranceType]),
      cents: one.vehInsurance?.premiumPerMonthInCents,
      reason: one.reason,
    })),
    { label: taxLabel, cents: tax },
  ]
  // The next step asks how often the premium is paid.
  const totals = [
    { label: totalLabel, cents: total },
    ...longerTerms.map((period) => ({ label: termLabel(period), cents: termCents(total, period) })),
  ]
  const isExample = chosen.some(({ tariff }) => tariff.isExample)
  return (
    <table className="premium-table">
      <caption>Je premie per maand</caption>
      <Lines lines={lines} isExample={isExample} totals={totals} />
    </table>
  )
}

/** The price of every insurance including tax, for a visitor who came for one. */
function WholePackage({ insurances }: { insurances: readonly Insurance[] }) {
  const lines = insurances.map((one) => ({
    label: withSoftHyphen(insuranceNames[one.insuranceType]),
    cents: monthlyCents(one),
    reason: one.reason,
  }))
  return (
    <table className="premium-table">
      <caption>
        {packageTitle}
        <span className="premium-reason">Per maand, {withTax}</span>
      </caption>
      <Lines lines={lines} isExample={insurances.some(({ tariff }) => tariff.isExample)} />
    </table>
  )
}
