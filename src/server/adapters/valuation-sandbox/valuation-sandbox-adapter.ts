import type { CalendarDate } from '@internationalized/date'
import { type Clock, today } from '../../../core/kernel/clock.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import { houseTypes } from '../../../core/rules/house-types.ts'
import {
  type Sale,
  type Valuation,
  type ValuedHome,
  type ValueEstimate,
  valuationName,
} from '../../ports/valuation.ts'
import type { SandboxRecords } from '../sandbox-kit/records.ts'
import { demoHomes, homeFigures } from './figures.ts'

/**
 * The sandbox of the valuation model. What it made is kept by key (`/sandbox/orders`), so that the same key gets the same answer.
 */
export const valuationSandbox = (records: SandboxRecords, clock: Clock): Valuation => {
  const once = async <T>(key: string, home: ValuedHome, make: (day: CalendarDate) => T): Promise<T> => {
    const order = { home, valued: make(today(clock)) }
    await records.keepOrder({ partner: valuationName, key, order, prefix: 'WM' })
    // Of two calls at once with the same key the first one is kept, and both answer it.
    const kept = (await records.bodyOf({ partner: valuationName, key })) as typeof order | undefined
    return (kept ?? order).valued
  }
  return {
    async coverage(home) {
      return { estimate: isKnown(home), report: hasReport(home) }
    },
    async estimate(key, home) {
      if (!isKnown(home)) throw new PartnerError(valuationName, 'refused')
      return once(key, home, (day) => valuedAs(home, day))
    },
    async report(key, home) {
      if (!hasReport(home)) throw new PartnerError(valuationName, 'refused')
      return once(key, home, (day) => {
        const valued = valuedAs(home, day)
        return { ...valued, compared: salesNear(valued, day) }
      })
    },
  }
}

const demoHomeOf = ({ postcode, houseNumber }: ValuedHome) => demoHomes[`${postcode} ${houseNumber}`]

const isKnown = ({ postcode }: ValuedHome): boolean => postcode !== '9999ZZ'
const hasReport = (home: ValuedHome): boolean => isKnown(home) && demoHomeOf(home)?.report !== false

const thousand = 100_000
const rounded = (cents: number): number => Math.round(cents / thousand) * thousand

const valuedAs = (told: ValuedHome, day: CalendarDate): ValueEstimate => {
  const home = { ...told, ...demoHomeOf(told)?.facts }
  const { livingArea = homeFigures.livingArea, constructionYear = homeFigures.constructionYear } = home
  const perMetre = homeFigures.centsPerMetre[Number(home.postcode[0])] ?? homeFigures.centsElsewhere
  const newer = Math.max(0, constructionYear - homeFigures.constructionYear) * homeFigures.perYearNewer
  const garden = Math.max(0, (home.plotArea ?? 0) - livingArea) * homeFigures.centsPerPlotMetre
  const type = homeFigures.byType[home.houseType ?? houseTypes.attached]
  const value = rounded(livingArea * perMetre * (1 + newer) * type + garden)
  return {
    valueCents: value,
    lowCents: rounded(value * (1 - homeFigures.spread)),
    highCents: rounded(value * (1 + homeFigures.spread)),
    valuedOn: day.toString(),
    source: 'Voorbeeldmodel',
    constructionYear,
    livingArea,
    isExample: true,
  }
}

const salesNear = ({ valueCents, livingArea, constructionYear }: ValueEstimate, day: CalendarDate): Sale[] =>
  homeFigures.sales.map(({ street, daysAgo, larger, newer, dearer }) => ({
    place: `${street}, Voorbeeldstad`,
    soldOn: day.subtract({ days: daysAgo }).toString(),
    priceCents: rounded(valueCents * (1 + dearer)),
    livingArea: Math.max(20, livingArea + larger),
    constructionYear: Math.min(constructionYear + newer, day.year),
  }))
