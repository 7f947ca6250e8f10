import type { ComponentType } from 'react'
import type { Control } from '../../core/fields/brick.ts'
import { type GivenValue, lazyValue } from '../../core/fields/lazy-value.ts'
import type { ControlProps } from './control.ts'

export type LazyControl = GivenValue<{ default: ComponentType<ControlProps> }>

const later = (load: () => Promise<{ default: ComponentType<ControlProps> }>): LazyControl => lazyValue(load)

/**
 * Controls that first steps seldom draw, a file each: fetched with what a funnel's later steps need. A funnel whose
 * first step asks one imports `at-once/` of it: a page must not change while what it shows is still being fetched.
 */
export const lazyControls = {
  checkboxes: later(() => import('./CheckboxesField.tsx')),
  'date-parts': later(() => import('./DateField.tsx')),
  files: later(() => import('./FilesField.tsx')),
  password: later(() => import('./PasswordField.tsx')),
  search: later(() => import('./SearchField.tsx')),
  select: later(() => import('./SelectField.tsx')),
  signature: later(() => import('./SignatureField.tsx')),
  uploads: later(() => import('./UploadsField.tsx')),
  textarea: later(() => import('./TextAreaField.tsx')),
}

/** The control of a brick, where it has a file of its own. */
export const lazyControl = (control: Control): LazyControl | undefined =>
  (lazyControls as Partial<Record<Control, LazyControl>>)[control]
