import type { Editing } from '../../services/content/editing.ts'
import type { Context } from '../../services/context.ts'

/** The context of a verb of editors, in the office or by a command. */
export type EditingContext = Context & { editing: Editing }
