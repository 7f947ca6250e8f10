import type { ReactNode } from 'react'

/** Draws a step, or the one answer at `path`. */
export type View = (props: { path: string }) => ReactNode

/** Loads a view from a file of its own when it comes near. Always pass the same function: views are cached by it. */
export type LoadView = () => Promise<{ default: View }>
