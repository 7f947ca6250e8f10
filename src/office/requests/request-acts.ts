import { wordsOfEvent } from '../../core/requests/event-words.ts'
import type { RequestAct } from '../../core/requests/request-acts.ts'
import { type ReplyAct, replyActs } from '../../core/staff/reply-acts.ts'
import type { OfficeIconName } from '../kit/icons.ts'
import type { RequestWhole } from './request-words.ts'

interface ToldAct {
  label: string
  icon: OfficeIconName
  /** The letter that does it. */
  letter: string
  /** The event that it leaves in the timeline. */
  event: string
}

/** Everything that may be done with a request; three dots where a question follows. */
export const toldActs: Readonly<Record<RequestAct, ToldAct>> = {
  message: { label: 'Stuur een bericht…', icon: 'mail', letter: 'r', event: 'messaged' },
  ask: { label: 'Vraag meer…', icon: 'help', letter: 'm', event: 'asked' },
  refuse: { label: 'Wijs af…', icon: 'cross', letter: 'w', event: 'declined' },
  claim: { label: 'Neem', icon: 'home', letter: 'e', event: 'claimed' },
  assign: { label: 'Geef aan…', icon: 'people', letter: 'g', event: 'assigned' },
  'hand-over': { label: 'Geef door aan de partner…', icon: 'out', letter: 'd', event: 'passed-on' },
  note: { label: 'Schrijf een notitie…', icon: 'note', letter: 'n', event: 'noted' },
  done: { label: 'Handel af…', icon: 'check', letter: 'h', event: 'handled' },
  reopen: { label: 'Open weer…', icon: 'back', letter: 'o', event: 'reopened' },
}

/** Whether an act goes with a message to the sender. */
export const isReply = (act: RequestAct): act is ReplyAct =>
  (replyActs as readonly RequestAct[]).includes(act)

/** Words for marking a request as done without writing to its sender. */
export const endedSilently = {
  button: 'Handel af zonder bericht',
  busyText: 'Afhandelen…',
  told: 'Afgehandeld. De afzender leest daar niets over.',
} as const

/** The letter that begins to correct an answer. */
export const correctLetter = 'a'

/**
 * What the act is called for this request: what one took from the pile is kept, what a colleague has is taken over, and a partner
 * has its name.
 */
export const labelOfAct = (
  act: RequestAct,
  { owner, heldUntil, handOverTo }: Pick<RequestWhole, 'owner' | 'heldUntil' | 'handOverTo'>,
): string => {
  const [partner, ...others] = handOverTo
  if (act === 'hand-over' && partner && others.length === 0) return `Geef door aan ${partner.label}…`
  if (act !== 'claim' || !owner) return toldActs[act].label
  return heldUntil === null ? `Neem over van ${owner.name}` : 'Houd bij mij'
}

/** What the sender reads of a request in this state once its partner has it; the same as before where it went on already. */
const readOfHandOver = (state: RequestWhole['state']): string => {
  const { sender } = wordsOfEvent(toldActs['hand-over'].event)
  const isNews = state === 'received' || state === 'failed'
  return isNews
    ? `De afzender leest, zodra de partner het heeft: ‘${sender}’`
    : 'De afzender leest hier niets over'
}

/** What counts for what a sender reads of an act. */
type ReadOf = Pick<RequestWhole, 'state' | 'isUnreachable'>

/** Of several requests at once nothing is known, and no message goes with what ends them. */
const several: ReadOf = { state: 'received', isUnreachable: true }

/** What the sender will read of it, said beside the button before it is pressed. */
export const readOfAct = (act: RequestAct, { state, isUnreachable } = several): string => {
  if (act === 'hand-over') return readOfHandOver(state)
  if (act === 'done' && !isUnreachable) return 'De afzender leest alleen wat je erbij schrijft'
  const { sender } = wordsOfEvent(toldActs[act].event)
  if (sender !== null) return `De afzender leest: ‘${sender}’`
  return act === 'note'
    ? 'De afzender leest dit niet, maar mag erom vragen'
    : 'De afzender leest hier niets over'
}

/** What the sender will read as a sentence with its end; a quotation brings its own. */
export const asSentence = (words: string): string => (words.endsWith('’') ? words : `${words}.`)

/** The same as a sentence with its end, for the form of the act, where something may be written to the sender. */
export const readInForm = (act: RequestAct, request: ReadOf): string => {
  if (act === 'done' && !request.isUnreachable) return 'De afzender leest alleen wat je hieronder schrijft.'
  return asSentence(readOfAct(act, request))
}

/** The word by which what was typed for an act, and not sent, is kept. */
export const unsentWord = (reference: string, act: RequestAct): string => `${reference} ${act}`
