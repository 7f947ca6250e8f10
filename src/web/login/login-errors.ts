import { captchaFailed } from '../../core/contract/captcha/captcha-calls.ts'
import { emailRefused, loginFailed, loginImpossible } from '../../core/fields/brick/sentences.ts'
import { Fault } from '../../core/kernel/fault.ts'

/** What to show after a refusal: error sentences at fields, or one for the whole form. */
export interface FormErrors {
  errors: Record<string, string>
  sentence?: string
}

/** The first sentence of each of these fields; the server's keys end with the field's own name (D25). */
const atFields = (fault: Fault, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fault.errors ?? {}).flatMap(([path, [sentence]]) => {
      const name = path.split('.').at(-1) ?? ''
      return names.includes(name) && sentence ? [[name, sentence]] : []
    }),
  )

/** Shows where the browser refused the cookie, so that the next page would not know who logged in. */
const cookiesRefused =
  'Inloggen lukt niet, omdat je browser cookies weigert. Sta cookies toe voor deze website en log opnieuw in.'

/**
 * The errors of a failed login (D3), in this order: the captcha, the fields, the pair of them, and one sentence for all else, too
 * many tries included.
 */
export const loginRefused = (thrown: unknown): FormErrors => {
  if (!(thrown instanceof Fault)) return { errors: {}, sentence: loginImpossible }
  if (thrown.code === 'cookies-refused') return { errors: {}, sentence: cookiesRefused }
  const errors = atFields(thrown, ['username', 'password'])
  if (thrown.status === 400 && Object.keys(errors).length > 0) return { errors }
  if (thrown.code === 'captcha-failed') return { errors: {}, sentence: captchaFailed }
  if (thrown.status === 400) return { errors: {}, sentence: loginFailed }
  return { errors: {}, sentence: loginImpossible }
}

/** The errors of a failed e-mail check. Without a sentence the generic error block shows, since nobody knows the answer. */
export const emailCheckRefused = (thrown: unknown): FormErrors => {
  if (!(thrown instanceof Fault) || thrown.status === 0 || thrown.status >= 500) return { errors: {} }
  if (thrown.status === 429) return { errors: {}, sentence: thrown.message }
  const errors = thrown.code === 'invalid-fields' ? atFields(thrown, ['emailAddress']) : {}
  return Object.keys(errors).length > 0 ? { errors } : { errors: {}, sentence: emailRefused }
}

/** The errors of a failed request for a mailed link; without a sentence the generic error block shows. */
export const linkRefused = (thrown: unknown): FormErrors => {
  if (!(thrown instanceof Fault) || thrown.status === 0 || thrown.status >= 500) return { errors: {} }
  if (thrown.code === 'captcha-failed') return { errors: {}, sentence: captchaFailed }
  const errors = atFields(thrown, ['username', 'reference', 'emailAddress'])
  return Object.keys(errors).length > 0 ? { errors } : { errors: {}, sentence: thrown.message }
}
