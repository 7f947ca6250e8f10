import type { ApplicationNews } from '../../../core/insurance/application.ts'
import { insurerNoticePath } from '../../../core/insurance/paths.ts'
import { type FieldErrors, invalidFields } from '../../../core/kernel/fault.ts'
import { applicationNewsSchema } from '../../ports/application-news.ts'
import { signatureOf } from '../../ports/signature.ts'
import type { Runtime } from '../context.ts'
import { takeNews } from './take-news.ts'

/**
 * Secrets with which the sandbox insurer signs its notices. They are derived from our own, since the sandbox shares none with us.
 */
export const sandboxNoticeSecrets = ({ vault }: Pick<Runtime, 'vault'>): readonly string[] =>
  vault.keys('notices of the sandbox insurer')

const wrong = (paths: readonly (readonly PropertyKey[])[]) => {
  const errors: FieldErrors = {}
  // A fault of the notice as a whole is reported at `state`.
  for (const [name = 'state'] of paths) errors[String(name)] = ['Dit veld ontbreekt of klopt niet.']
  return invalidFields(errors)
}

/**
 * Reads the news in the body of a notice.
 * @throws Fault 400 with the fields that are missing or wrong.
 */
export const readNotice = (body: unknown): ApplicationNews => {
  const news = applicationNewsSchema.safeParse(body)
  if (!news.success) throw wrong(news.error.issues.map(({ path }) => path))
  return news.data
}

/**
 * Takes a notice of the insurer whose signature was verified. A notice about an unknown application gets the same answer as any
 * other.
 * @throws Fault 400
 */
export const takeNotice = (runtime: Runtime, body: unknown): Promise<void> =>
  takeNews(runtime, readNotice(body))

/** A notice of the sandbox insurer as it is sent, with its signature. */
export const sandboxNotice = (
  runtime: Pick<Runtime, 'vault' | 'clock'>,
  news: ApplicationNews,
): { headers: Record<string, string>; body: string } => {
  const [secret = ''] = sandboxNoticeSecrets(runtime)
  const body = JSON.stringify(news)
  const timestamp = String(Math.floor(runtime.clock.now() / 1000))
  const signed = { method: 'POST', path: insurerNoticePath, timestamp, key: '', body }
  return {
    headers: {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-signature': signatureOf(signed, secret),
    },
    body,
  }
}
