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
