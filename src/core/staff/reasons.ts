/** Why somebody who works for the association looks at data outside of their own pile: what they choose from, and its words. */
export const lookReasons = {
  'collega-afwezig': 'Een collega was afwezig',
  'gevraagd-door-collega': 'Een collega vroeg erom',
  klacht: 'Vanwege een klacht',
  controle: 'Voor een controle',
} as const satisfies Record<string, string>
export type LookReason = keyof typeof lookReasons
