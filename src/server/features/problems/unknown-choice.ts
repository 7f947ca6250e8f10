import { Fault } from '../../../core/kernel/fault.ts'

/** The content has no such choice, or no longer. */
export const unknownChoice = (): Fault =>
  new Fault(404, 'choice-unknown', 'Deze keuze bestaat niet. Begin opnieuw bij de eerste stap.')
