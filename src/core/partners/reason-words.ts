import type { PartnerReason } from '../kernel/fault.ts'

const words: Readonly<Record<PartnerReason, string>> = {
  timeout: 'geen antwoord op tijd',
  unreachable: 'niet bereikbaar',
  refused: 'niet aangenomen',
  nonsense: 'een antwoord dat niet klopt',
  'open-circuit': 'even niets gevraagd, na te veel fouten',
  off: 'staat uit',
}

/** Why a try at a partner failed, by our one word for it (`PartnerReason`); the word itself where no release knows it any more. */
export const partnerReasonInWords = (reason: string): string =>
  Object.hasOwn(words, reason) ? words[reason as PartnerReason] : reason
