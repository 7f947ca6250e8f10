import type { PartnerReason } from '../kernel/fault.ts'

/** A mail that was never handed over, as its address had too many already (`submission` writes it so). */
const leftOut = 'left-out'

const words: Readonly<Record<PartnerReason | typeof leftOut, string>> = {
  timeout: 'geen antwoord op tijd',
  unreachable: 'niet bereikbaar',
  refused: 'niet aangenomen',
  nonsense: 'een antwoord dat niet klopt',
  'open-circuit': 'even niets gevraagd, na te veel fouten',
  off: 'staat uit',
  [leftOut]: 'niet verstuurd: te veel mail naar dit adres',
}

/** Why a try at a partner failed, by our one word for it (`PartnerReason`); the word itself where no release knows it any more. */
export const partnerReasonInWords = (reason: string): string =>
  Object.hasOwn(words, reason) ? words[reason as keyof typeof words] : reason
