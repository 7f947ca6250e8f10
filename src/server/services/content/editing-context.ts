import type { Context } from '../context.ts'
import type { Editing } from '../editing.ts'

/** The context of a verb of editors, in the office or by a command. */
export type EditingContext = Context & { editing: Editing }
