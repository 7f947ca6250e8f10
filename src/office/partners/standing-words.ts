import type { AnswerOf } from '../../core/contract/endpoint.ts'
import type { readPartners } from '../../core/contract/partner-status/partner-status-calls.ts'
import type { OfficeIconName } from '../kit/icons.ts'
import type { SignTone } from '../kit/Sign.tsx'
import { timeOf } from '../kit/When.tsx'

export type PartnerLine = AnswerOf<typeof readPartners>['items'][number]
type Circuit = PartnerLine['here']

interface ToldCircuit {
  icon: OfficeIconName
  words: string
  tone: SignTone
}

/** The largest number that is told: the server counts to one more. */
const most = 1000

/** A number that ends somewhere: `1.000+` for more. */
export const countInWords = (count: number): string =>
  count > most ? `${most.toLocaleString('nl-NL')}+` : count.toLocaleString('nl-NL')

/** Whether calls to a partner go through, with a word beside the colour. */
export const toldCircuit = ({ state, failures, until }: Circuit): ToldCircuit => {
  if (state === 'closed') return { icon: 'check', words: 'doet het', tone: 'good' }
  if (state === 'failing')
    return {
      icon: 'warning',
      words: failures === 1 ? '1 keer mislukt' : `${failures} keer mislukt`,
      tone: 'soon',
    }
  if (state === 'probe') return { icon: 'clock', words: 'volgende keer een proef', tone: 'soon' }
  const when = until === null ? '' : ` tot ${timeOf(new Date(until))} uur`
  return { icon: 'warning', words: `met rust gelaten${when}`, tone: 'late' }
}

/** The same of a partner: one whose calls go through but take too long is told as slow. */
export const toldStanding = ({
  standing,
  everywhere,
}: Pick<PartnerLine, 'standing' | 'everywhere'>): ToldCircuit =>
  standing === 'slow' && everywhere.state === 'closed'
    ? { icon: 'clock', words: 'traag', tone: 'soon' }
    : toldCircuit(everywhere)

/** Partners with something to say on the phone about them before all others, which stay in their order. */
export const troubleFirst = <Line extends Pick<PartnerLine, 'toSay'>>(lines: readonly Line[]): Line[] =>
  lines.toSorted((one, other) => Number(one.toSay === null) - Number(other.toSay === null))

/** What the process that answered knows, where that is not what all processes share. */
export const onlyHere = ({
  here,
  everywhere,
}: Pick<PartnerLine, 'here' | 'everywhere'>): string | undefined =>
  here.state === everywhere.state ? undefined : `dit proces: ${toldCircuit(here).words}`

/** Adapters that are no name of a product or a service, in words; `smtp` or `mollie` is told as it is. */
const adapterWords: Readonly<Record<string, string>> = {
  own: 'van onszelf',
  folder: 'map op de server',
  http: 'koppeling',
}

/** With what the partner is reached: a partner of paper is marked, so that nobody takes it for the real one. */
export const toldAdapter = ({
  adapter,
  isOff,
  isTrial,
}: Pick<PartnerLine, 'adapter' | 'isOff' | 'isTrial'>): string => {
  if (isOff) return 'uit'
  if (isTrial) return 'proef'
  return (Object.hasOwn(adapterWords, adapter) ? adapterWords[adapter] : undefined) ?? adapter
}
