import { Fault } from '../../../core/kernel/fault.ts'
import type { FormErrors } from '../../login/login-errors.ts'

/**
 * The errors of a call about messages: at its fields, or one sentence for all else. Without either the generic error block shows, as
 * nobody knows what became of it.
 */
export const messagesRefused = (thrown: unknown): FormErrors => {
  if (!(thrown instanceof Fault) || thrown.status === 0 || thrown.status >= 500) return { errors: {} }
  const errors = Object.fromEntries(
    Object.entries(thrown.errors ?? {}).flatMap(([path, [sentence]]) =>
      sentence && !path.startsWith('token') ? [[path.split('.')[0] ?? path, sentence]] : [],
    ),
  )
  return Object.keys(errors).length > 0 ? { errors } : { errors: {}, sentence: thrown.message }
}
