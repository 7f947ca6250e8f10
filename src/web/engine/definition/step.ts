import type { Parts } from '../../../core/fields/brick/group.ts'
import type { Context } from './rule-context.ts'
import type { LoadView, View } from './view.ts'

/** One step: its title and what it asks. The rules that tie steps together stand in the funnel, where all answers are typed. */
export interface StepDefinition {
  readonly title: string
  /** Words below the title; a function where they hang on what editors set, such as a price. */
  readonly intro?: string | ((context: Context<never>) => string)
  readonly asks: Parts
  /** The exit to which this step belongs, when it is one of the exit's own last steps. */
  readonly exit?: string
  readonly view?: View
  /** A view that is loaded when the step comes near (calendar, signature), in place of `view`. */
  readonly load?: LoadView
  /**
   * False where the step stands in no list of steps and is not counted in `Stap 2 van 9`, such as a calculation before the first
   * question.
   */
  readonly counts?: false
  readonly wide?: boolean
  /** Text of its button in place of `Volgende`. */
  readonly next?: string
  /** Hides the engine's buttons: the view offers its own ways on (choice of exit, a link to a page). */
  readonly ownButtons?: boolean
  /** A view with forms of its own before the step: somebody must log in or give an e-mail address first. */
  readonly gate?: Gate
}

/** The gate of a step: it is drawn in place of the step's form, with only `Terug` below, until what the step needs is known. */
export interface Gate {
  readonly view?: View
  /** A view that is loaded when the step comes near, in place of `view`. */
  readonly load?: LoadView
  /** True once the step itself may show; a gate without this is all that its step shows. */
  readonly until?: (known: Readonly<Record<string, unknown>>, context: Context<unknown>) => boolean
}
export type Steps = { readonly [key: string]: StepDefinition }
