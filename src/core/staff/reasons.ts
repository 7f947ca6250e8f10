/** Why somebody who works for the association looks at data outside of their own pile: what they choose from, and its words. */
export const lookReasons = {
  'collega-afwezig': 'Een collega was afwezig',
  'gevraagd-door-collega': 'Een collega vroeg erom',
  klacht: 'Vanwege een klacht',
  betaling: 'Voor een betaling',
  controle: 'Voor een controle',
} as const satisfies Record<string, string>
export type LookReason = keyof typeof lookReasons

/** How somebody knows whose a cancellation is that could be of another member, and its words. */
export const sureReasons = {
  'lid-gebeld': 'Het lid bevestigde het aan de telefoon',
  'lid-schreef': 'Het lid bevestigde het per e-mail of brief',
  nabestaande: 'Een nabestaande bevestigde het',
  gemachtigde: 'Een gemachtigde bevestigde het',
} as const satisfies Record<string, string>
export type SureReason = keyof typeof sureReasons

/** How somebody knows that an answer of a request has to be another one, and its words. */
export const correctionReasons = {
  telefonisch: 'Telefonisch doorgegeven',
  'per-brief': 'Per brief doorgegeven',
  'per-mail': 'Per e-mail of bericht doorgegeven',
  'op-kantoor': 'Doorgegeven op kantoor',
  'fout-van-ons': 'Fout van ons',
} as const satisfies Record<string, string>
export type CorrectionReason = keyof typeof correctionReasons
