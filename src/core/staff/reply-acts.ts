/**
 * What a message of ours to the sender of a request may do with it: nothing more, ask for more (it waits for the sender then), end
 * it, or say no to it.
 */
export const replyActs = ['message', 'ask', 'done', 'refuse'] as const
export type ReplyAct = (typeof replyActs)[number]

/** Those of them that can only be done by writing; to end a request nothing has to be written. */
export const writtenActs: readonly ReplyAct[] = ['message', 'ask', 'refuse']

/** Why nothing can be written to the sender of a request, and what to do instead. */
export const unreachableSentence =
  'Van deze afzender hebben we geen e-mailadres. Bel of schrijf een brief, en noteer dat.'

/** Seconds for which such a message can be taken back, before its sender sees anything of it. */
export const replySeconds = 60

/** Most characters of a message, ours or theirs, as its column allows. */
export const mostOfMessage = 4000

/** Days after which a request that waits for its sender comes back to staff. */
export const patienceDays = 14
