import type { Parts } from '../../../core/fields/brick/group.ts'
import type { Context } from './rule-context.ts'
import type { LoadView, View } from './view.ts'

/** One step: its title and what it asks. The rules that tie steps together stand in the funnel, where all answers are typed. */
export interface StepDefinition {
  readonly title: string
  /** A sentence below the title: what is asked and what follows. */
  readonly intro?: string
  readonly asks: Parts
  /** The exit to which this step belongs, when it is one of an exit's own last steps. */
  readonly exit?: string
  /** Draws the step, where bricks cannot draw it themselves. */
  readonly view?: View
  /** The same, loaded when the step comes near (calendar, signature). */
  readonly load?: LoadView
  /** False: it stands in no list of steps and is not counted in `Stap 2 van 9`, such as a calculation before the first question. */
  readonly counts?: false
  /** The step's columns need the width of the page. */
  readonly wide?: boolean
  /** What its button says in place of `Volgende`. */
  readonly next?: string
  /** Hides the engine's own buttons: the view offers its own ways on (choice of exit, a link to a page). */
  readonly ownButtons?: boolean
  /** Stands before the step and brings forms of its own: somebody must log in or give an e-mail address first. */
  readonly gate?: Gate
}

/** Gate of a step: what must be known before it asks anything. It is drawn in place of the step's form, with only `Terug` below. */
export interface Gate {
  readonly view?: View
  /** The same, loaded when its step comes near. */
  readonly load?: LoadView
  /** True once the step itself may show; a gate without this is all that there is of its step. */
  readonly until?: (known: Readonly<Record<string, unknown>>, context: Context<unknown>) => boolean
}
export type Steps = { readonly [key: string]: StepDefinition }
