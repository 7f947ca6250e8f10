import type { AnswerOf } from '../../core/contract/endpoint.ts'
import type { readToday } from '../../core/contract/pile/pile-calls.ts'
import type { OfficeIconName } from '../kit/icons.ts'
import type { SignTone } from '../kit/Sign.tsx'

export type Today = AnswerOf<typeof readToday>
type Count = Exclude<keyof Today, 'partners'>

/** A number of the day in words, and the list of what it counts. */
interface TodayLine {
  count: number
  words: string
  href: string
  icon: OfficeIconName
  tone?: SignTone
}

const list = (view: string, owner: string): string => `/aanvragen?weergave=${view}&van=${owner}`

/** What each number says, in the order in which it is looked at: one's own first, and what is late before what is not. */
const told: Readonly<Record<Count, Omit<TodayLine, 'count'>>> = {
  ownLate: { words: 'van jou, te laat', href: list('laat', 'mij'), icon: 'warning', tone: 'late' },
  ownToday: { words: 'van jou, vandaag beloofd', href: list('vandaag', 'mij'), icon: 'clock', tone: 'soon' },
  ownAnswered: {
    words: 'van jou, bericht binnen',
    href: '/aanvragen?weergave=mij&stand=answered',
    icon: 'mail',
  },
  callbacks: { words: 'vandaag terug te bellen', href: '/terugbellen', icon: 'phone' },
  pileLate: { words: 'van niemand, te laat', href: list('laat', 'geen'), icon: 'warning', tone: 'late' },
  pileToday: {
    words: 'van niemand, vandaag beloofd',
    href: list('vandaag', 'geen'),
    icon: 'clock',
    tone: 'soon',
  },
  ownAsked: { words: 'van jou, bij de afzender', href: list('afzender', 'mij'), icon: 'half' },
  bulkActs: { words: 'bezig met meer aanvragen tegelijk', href: '/aanvragen?weergave=mij', icon: 'list' },
  exports: { words: 'bestand in de maak', href: '/uitvoer', icon: 'page' },
}

/** The numbers that are not zero, in the order in which they are looked at. */
export const todayLines = (today: Today): TodayLine[] =>
  (Object.keys(told) as Count[]).flatMap((name) =>
    today[name] > 0 ? [{ count: today[name], ...told[name] }] : [],
  )
