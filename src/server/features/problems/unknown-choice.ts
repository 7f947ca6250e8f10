import { Fault } from '../../../core/kernel/fault.ts'

/** Fault 404 for a choice that the content does not have (any more). */
export const unknownChoice = (): Fault =>
  new Fault(404, 'choice-unknown', 'Deze keuze bestaat niet. Begin opnieuw bij de eerste stap.')
