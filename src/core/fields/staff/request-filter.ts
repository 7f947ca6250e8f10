import * as z from 'zod/mini'
import { wire } from '../brick/brick.ts'

const noKind = 'Deze soort klopt niet.'
const noState = 'Deze stand klopt niet.'
const noDesk = 'Dit loket klopt niet.'
const noOwner = 'Deze medewerker klopt niet.'
const noFlag = 'Dit teken klopt niet.'
const noDue = 'Kies laat of vandaag.'
const noPartner = 'Deze partner klopt niet.'
const noReason = 'Kies een reden uit de lijst.'
const noLimit = 'Vraag er 1 tot en met 50.'

/** Most requests on one page of the list. */
export const mostListed = 50

/** How far a request is, as `RequestState` has it, or whose turn it is between us and its sender (`Conversation`). */
const states = [
  'received',
  'passed-on',
  'confirmed',
  'failed',
  'refused',
  'withdrawn',
  'asked',
  'answered',
] as const

/** The kind of a request: the name of the call that takes it in. */
export const requestKind = wire(
  z.string(noKind).check(z.regex(/^[a-z][a-z-]{0,39}\.[a-z][a-z-]{0,39}$/, noKind)),
  'handyman.book',
)

export const requestState = wire(z.enum(states, noState), 'received')

/** A desk by its key in the settings; the server knows which there are. */
export const deskKey = wire(z.string(noDesk).check(z.regex(/^[\w-]{1,64}$/, noDesk)), 'juridisch')

/** Whose requests: `mij` for one's own, `geen` for those that nobody took, or the id of a colleague. */
export const requestOwner = wire(
  z.string(noOwner).check(z.regex(/^(mij|geen|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/, noOwner)),
  'mij',
)

/** A flag that staff should look at, in its stable word (docs/alerts/flags.md). */
export const requestFlag = wire(
  z.string(noFlag).check(z.regex(/^[a-z][a-z-]{0,59}$/, noFlag)),
  'rates-not-rechecked',
)

/** `laat`: the promise to the sender is past. `vandaag`: it is still to come, and ends today. */
export const promiseDue = wire(z.enum(['laat', 'vandaag'], noDue), 'laat')

/** For which partner they wait: its name, or `alle` for any of them. */
export const waitsForPartner = wire(
  z.string(noPartner).check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, noPartner)),
  'klusservice',
)

/** `ja`: what waits for staff. `nee`: what does not. */
export const openOrNot = wire(z.enum(['ja', 'nee'], 'Kies ja of nee.'), 'ja')

/** `belofte`: what was promised first. `nieuwste`: what came in last. */
export const listOrder = wire(z.enum(['belofte', 'nieuwste'], 'Deze volgorde kennen we niet.'), 'belofte')

export const pageLimit = wire(z.int(noLimit).check(z.gte(1, noLimit), z.lte(mostListed, noLimit)), mostListed)

/** Why somebody opens what is not their own work, by the word of `core/staff/reasons.ts`; the server has the list. */
export const lookReason = wire(z.string(noReason).check(z.regex(/^[a-z][a-z-]{0,59}$/, noReason)), 'klacht')
