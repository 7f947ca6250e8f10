import { type RoofType, roofTypes } from '../../../core/rules/roof-types.ts'

export const callbackCopy = {
  momentIntro: 'Kies een moment. Vertel kort waar het over gaat, dan bellen we je goed voorbereid.',
  detailsIntro: 'Op dit nummer bellen we je. Je krijgt een e-mail met een bevestiging.',
  confirm: 'Bevestigen',
  title: 'Terugbelafspraak',
  free: 'Dit kost je niets.',
} as const

/** The first lines of the question of a visitor who comes from the roof check. */
export const roofQuestion = (type: RoofType): string => `Daktype: ${roofTypes[type]}.\nMijn vraag: `
export const roofQuestions: readonly string[] = (Object.keys(roofTypes) as RoofType[]).map(roofQuestion)
