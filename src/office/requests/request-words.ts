import type { AnswerOf } from '../../core/contract/endpoint.ts'
import type { listRequests, readRequest } from '../../core/contract/requests/requests-calls.ts'
import type { RequestState } from '../../core/mijn/pages.ts'
import { flagWords } from '../../core/requests/flag-words.ts'
import { doneInOffice, isDoneInOffice, officeStateWords } from '../../core/requests/state-words.ts'
import type { FilterChoice } from '../kit/FilterChip.tsx'
import type { OfficeIconName } from '../kit/icons.ts'
import type { SignTone } from '../kit/Sign.tsx'

export type ListedRequest = AnswerOf<typeof listRequests>['items'][number]
export type RequestWhole = AnswerOf<typeof readRequest>
export type Correction = RequestWhole['corrections'][number]
export type Happened = RequestWhole['timeline'][number]

export interface ToldState {
  icon: OfficeIconName
  words: string
  tone?: SignTone
}

const states: Readonly<Record<RequestState, ToldState>> = {
  received: { icon: 'dot', words: officeStateWords.received },
  'passed-on': { icon: 'onward', words: officeStateWords['passed-on'] },
  confirmed: { icon: 'check', words: officeStateWords.confirmed, tone: 'good' },
  failed: { icon: 'warning', words: officeStateWords.failed, tone: 'late' },
  refused: { icon: 'cross', words: officeStateWords.refused },
  withdrawn: { icon: 'back', words: officeStateWords.withdrawn },
}

const done: ToldState = { icon: 'check', words: doneInOffice, tone: 'good' }

/** Whose turn it is, which counts before how far the request is. */
const turns: Readonly<Record<NonNullable<ListedRequest['conversation']>, ToldState>> = {
  asked: { icon: 'onward', words: 'Bij afzender' },
  answered: { icon: 'half', words: 'Bericht binnen', tone: 'soon' },
}

/** The state of a request for staff. One that came in or got stuck, and was seen to, is done: only its sender sees no change. */
export const toldState = ({
  state,
  open,
  conversation,
}: Pick<ListedRequest, 'state' | 'open'> & Partial<Pick<ListedRequest, 'conversation'>>): ToldState => {
  if (conversation) return turns[conversation]
  return isDoneInOffice({ state, open }) ? done : states[state]
}

export const stateChoices: readonly FilterChoice[] = Object.entries({ ...states, ...turns }).map(
  ([value, { words }]) => ({ value, label: words }),
)

/** What a flag says to look at; its own word where no release knows it any more. */
export const toldFlag = (flag: string): string =>
  (Object.hasOwn(flagWords, flag) ? flagWords[flag] : undefined) ?? flag

/** Events that say that something went wrong, as a timeline marks them. */
const troubles: readonly string[] = [
  'not-taken',
  'undeliverable',
  'payment-trouble',
  'not-reminded',
  'insurance-contradicted',
]

const signs: Readonly<Record<Happened['by'], OfficeIconName>> = {
  visitor: 'inbox',
  person: 'inbox',
  staff: 'people',
  system: 'onward',
}

/** The drawing beside an event, and its colour where it wants attention. */
export const signOfEvent = ({ event, by, note }: Pick<Happened, 'event' | 'by' | 'note'>) => {
  if (troubles.includes(event)) return { icon: 'warning', tone: 'late' } as const
  return { icon: note === null ? signs[by] : ('note' as const) }
}
