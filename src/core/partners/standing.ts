/**
 * How a partner stands for whoever has somebody on the phone. `up`: it does its work. `slow`: calls fail or take too long, and some
 * get through. `down`: it is left alone after too many failures, or the next call finds out. `off`: nobody asks it.
 */
export const partnerStandings = ['up', 'slow', 'down', 'off'] as const
export type PartnerStandingWord = (typeof partnerStandings)[number]

/** What is said on the phone while a partner is down, and while it is slow. */
export interface ToSay {
  down: string
  slow: string
}

/** Hours after which a try that took too long says nothing any more of how the partner stands. */
const rememberedHours = 1

interface Known {
  isOff: boolean
  /** Its circuit as all processes share it. */
  circuit: 'closed' | 'failing' | 'open' | 'probe'
  /** The last try that failed of what still waits: why, and when (ms since 1970); `at` is undefined where nobody knows any more. */
  lastFailure?: { reason: string; at: number | undefined } | undefined
}

/** The standing of a partner at this moment (ms since 1970). */
export const standingAt = (now: number, { isOff, circuit, lastFailure }: Known): PartnerStandingWord => {
  if (isOff) return 'off'
  if (circuit === 'open' || circuit === 'probe') return 'down'
  if (circuit === 'failing') return 'slow'
  const { reason, at } = lastFailure ?? {}
  const isRecent = at !== undefined && now - at <= rememberedHours * 3_600_000
  return reason === 'timeout' && isRecent ? 'slow' : 'up'
}

/** The one sentence to say on the phone; undefined where there is nothing to say: it works, or visitors are told another way. */
export const sentenceFor = (standing: PartnerStandingWord, { down, slow }: ToSay): string | undefined => {
  if (standing === 'down') return down
  return standing === 'slow' ? slow : undefined
}
