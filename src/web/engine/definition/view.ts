import type { ReactNode } from 'react'

/** Draws a step, or the one answer whose path it is given. */
export type View = (props: { path: string }) => ReactNode

/** A view with a file of its own, loaded when it comes near. Always the same function: views are known by it. */
export type LoadView = () => Promise<{ default: View }>
