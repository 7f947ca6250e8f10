import type { ComponentType } from 'react'
import type { Control } from '../../core/fields/brick.ts'
import { type LazyValue, lazyValue } from '../../core/fields/lazy-value.ts'
import type { ControlProps } from './control.ts'

export type LazyControl = LazyValue<{ default: ComponentType<ControlProps> }>

/**
 * Controls that first steps seldom draw, a file each: fetched with what a funnel's later steps need. A first step may
 * ask for one: the page shows what the server drew until its file is here.
 */
export const lazyControls: Partial<Record<Control, LazyControl>> = {
  checkboxes: lazyValue(() => import('./CheckboxesField.tsx')),
  'date-parts': lazyValue(() => import('./DateField.tsx')),
  files: lazyValue(() => import('./FilesField.tsx')),
}

/** Loads them all; a server does before it draws its first page. Rejects when one cannot be loaded. */
export const loadControls = async (): Promise<void> => {
  await Promise.all(Object.values(lazyControls).map(({ load }) => load()))
}
