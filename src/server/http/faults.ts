import { tryLater, wentWrong } from '../../core/fields/brick/sentences.ts'
import { Fault, type FieldErrors, invalidFields, PartnerError } from '../../core/kernel/fault.ts'
import { loggedOut } from '../services/people/own-account.ts'

/** Fault 400 for a body that is no object with fields. */
export const noObject = () => new Fault(400, 'invalid-body', 'De inhoud moet een JSON-object zijn.')
export const noJson = () => new Fault(400, 'invalid-json', 'De inhoud is geen geldige JSON.')
export const tooDeep = () => new Fault(400, 'body-too-deep', 'De inhoud is te diep genest.')
export const tooMany = () => new Fault(400, 'body-too-many-values', 'De inhoud heeft te veel velden.')
export const noForm = () => new Fault(400, 'invalid-form', 'De inhoud is geen geldig formulier.')
export const tooLarge = () => new Fault(413, 'body-too-large', 'De inhoud is te groot.')
export const wrongType = (accepted: string) =>
  new Fault(415, 'unsupported-media-type', `De inhoud moet ${accepted} zijn.`)
export const notFound = () => new Fault(404, 'not-found', 'Dit adres bestaat niet.')
export const wrongMethod = () => new Fault(405, 'method-not-allowed', 'Dit adres kent deze methode niet.')
export const foreignOrigin = () =>
  new Fault(403, 'foreign-origin', 'Dit verzoek komt van een andere website en is geweigerd.')
export const noHost = () => new Fault(400, 'host-missing', 'De kop Host ontbreekt.')
export const twoHosts = () => new Fault(400, 'host-twice', 'De kop Host staat er twee keer.')
/** Fault 421 for a demonstration that is reached under an unknown host name. */
export const otherHost = () =>
  new Fault(421, 'host-unknown', 'Deze demonstratie is alleen te bereiken als localhost.')
export const wrongKey = () =>
  new Fault(400, 'idempotency-key-invalid', 'De kop Idempotency-Key moet een UUID zijn.')

/** Fault 403 for a call on behalf of somebody by whoever may not, or once that call by phone is over. */
export const onBehalfRefused = () =>
  new Fault(
    403,
    'on-behalf-refused',
    'Dit gesprek is voorbij, of het is niet van jou. Begin een nieuw gesprek bij Namens een beller.',
  )

interface Issue {
  path: PropertyKey[]
  message: string
}

/** Name of a field as problem documents show it: `options[0].startTimeZulu` for `['options', 0, 'startTimeZulu']` (D25). */
export const fieldKeyOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (key, step) =>
      typeof step === 'number' ? `${key}[${step}]` : key ? `${key}.${String(step)}` : String(step),
    '',
  )

/** Turns the issues of a schema into sentences per field, each sentence once, in the order of the schema. */
export const errorsOf = (issues: readonly Issue[]): FieldErrors => {
  const errors: FieldErrors = {}
  for (const { path, message } of issues) {
    const key = fieldKeyOf(path)
    const said = errors[key] ?? []
    if (!said.includes(message)) errors[key] = [...said, message]
  }
  return errors
}

export const refusedFields = (issues: readonly Issue[]): Fault => invalidFields(errorsOf(issues))

/** How a thrown value is answered; `unexpected` means that it is our own mistake and belongs in the log. */
export interface ProblemAnswer {
  fault: Fault
  /** A sentence for the visitor below the title. */
  detail?: string
  unexpected: boolean
}

const byCode: Record<string, () => Fault> = {
  FST_ERR_CTP_BODY_TOO_LARGE: tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => wrongType('application/json'),
  FST_ERR_BAD_URL: notFound,
  FST_ERR_ROUTE_METHOD_NOT_SUPPORTED: wrongMethod,
}

const awayCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'EHOSTUNREACH', 'ETIMEDOUT'],
  // too many connections, disk full, being stopped, crashed, not started yet
  ...['53300', '53100', '57P01', '57P02', '57P03'],
])
const awayMessages = [
  'timeout exceeded when trying to connect',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  // a transaction that cannot be rolled back because its connection is gone
  'Client has encountered a connection error and is not queryable',
]

/** Whether the database cannot be reached now or has no free connection: worth another try. */
export const isDatabaseAway = (thrown: unknown): boolean => {
  if (!(thrown instanceof Error)) return false
  return awayCodes.has(String((thrown as { code?: unknown }).code)) || awayMessages.includes(thrown.message)
}

/** Whether a foreign key failed because the person deleted their account on another screen meanwhile. */
const isPersonGone = (thrown: unknown): boolean =>
  thrown instanceof Error &&
  (thrown as { code?: unknown }).code === '23503' &&
  String((thrown as { constraint?: unknown }).constraint).endsWith('_person_id_fkey')

/** Whether the client went away half-way, so that nobody reads the answer. Node gives this the code of any broken connection. */
const isClientGone = (thrown: unknown): boolean =>
  thrown instanceof Error && thrown.message === 'aborted' && 'code' in thrown && thrown.code === 'ECONNRESET'

const bad = () => new Fault(400, 'bad-request', 'Dit verzoek konden we niet lezen.')

/** Turns any thrown value into what may be told about it (D2 and D10). `phone` is that of the customer service. */
export const problemAnswerOf = (thrown: unknown, phone: string | undefined): ProblemAnswer => {
  const detail = phone ? { detail: tryLater(phone) } : {}
  if (thrown instanceof Fault) return { fault: thrown, unexpected: false }
  if (thrown instanceof PartnerError)
    return {
      fault: new Fault(503, 'partner-unavailable', wentWrong, { retryAfter: 30 }),
      ...detail,
      unexpected: false,
    }
  if (isPersonGone(thrown)) return { fault: loggedOut(), unexpected: false }
  if (isClientGone(thrown)) return { fault: bad(), unexpected: false }
  if (isDatabaseAway(thrown))
    return {
      fault: new Fault(503, 'unavailable', wentWrong, { retryAfter: 5 }),
      ...detail,
      unexpected: true,
    }
  const { code, statusCode } =
    thrown instanceof Error ? (thrown as { code?: unknown; statusCode?: unknown }) : {}
  const known = typeof code === 'string' ? byCode[code] : undefined
  if (known) return { fault: known(), unexpected: false }
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500)
    return { fault: bad(), unexpected: false }
  return { fault: new Fault(500, 'internal-error', wentWrong), ...detail, unexpected: true }
}
