import { runTimeChoices } from '../brick/run-time-choice.ts'

/** Most scenarios in one plan (spec 001 section 9). */
export const mostScenarios = 3
export const scenarioMissing = 'Je moet minimaal één scenario selecteren'
export const tooManyScenarios = 'Je kunt maximaal drie scenario’s selecteren.'

/** The scenarios that somebody wants calculated; the settings list them. */
export const scenarios = runTimeChoices({
  label: 'Wat wil je laten uitrekenen?',
  hint: 'Kies er één, twee of drie.',
  example: 'minder-werken',
  missing: scenarioMissing,
  max: mostScenarios,
  tooMany: tooManyScenarios,
})
