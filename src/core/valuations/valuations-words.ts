import { formatDay } from '../kernel/day.ts'
import type { Cents } from '../kernel/money.ts'
import { formatWholeEuros } from '../kernel/whole-euros.ts'
import type { ComparedSale } from './report.ts'

/** A sentence about the certainty of an estimate. */
export const inRange = (low: Cents, high: Cents): string =>
  `In negen van de tien gevallen ligt de prijs tussen ${formatWholeEuros(low)} en ${formatWholeEuros(high)}.`

export const exampleNote = 'Dit is een voorbeeldcijfer: het zegt niets over je echte huis.'

/** A sold home in one line: `€ 419.000 op 14 augustus 2026, 121 m², bouwjaar 1977`. */
export const saleInWords = ({ priceInCents, soldOn, livingArea, constructionYear }: ComparedSale): string =>
  `${formatWholeEuros(priceInCents)} op ${formatDay(soldOn, 'plain')}, ${livingArea} m², bouwjaar ${constructionYear}`
