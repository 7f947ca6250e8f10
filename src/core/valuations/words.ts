import { formatDay } from '../kernel/day.ts'
import type { Cents } from '../kernel/money.ts'
import { formatWholeEuros } from '../kernel/whole-euros.ts'
import type { ComparedSale } from './report.ts'

/** How sure an estimate is, in a sentence. */
export const inRange = (low: Cents, high: Cents): string =>
  `In negen van de tien gevallen ligt de prijs tussen ${formatWholeEuros(low)} en ${formatWholeEuros(high)}.`

/** Said of every figure that is made up. */
export const exampleNote = 'Dit is een voorbeeldcijfer: het zegt niets over je echte huis.'

/** A home that was sold, in a line: `€ 419.000 op 14 augustus 2026, 121 m², bouwjaar 1977`. */
export const saleInWords = ({ priceInCents, soldOn, livingArea, constructionYear }: ComparedSale): string =>
  `${formatWholeEuros(priceInCents)} op ${formatDay(soldOn, 'plain')}, ${livingArea} m², bouwjaar ${constructionYear}`
