import { retention } from '../../../core/rules/retention.ts'
import type { Runtime } from '../../services/context.ts'
import type { EncryptedField } from '../../services/vault.ts'

/** Seconds for which a code works: as long as somebody is on the phone to read it out. */
export const codeSeconds = retention.codes.duration.minutes * 60

const textOf = (code: string): string => `draft-code\0${code}`

/** The keyed hash by which a code is kept. */
export const codeHash = ({ vault }: Pick<Runtime, 'vault'>, code: string): Buffer =>
  vault.fingerprint(textOf(code))

/** The hashes of a code by every secret, to find one that was made before the newest secret. */
export const codeHashes = ({ vault }: Pick<Runtime, 'vault'>, code: string): Buffer[] =>
  vault.fingerprints(textOf(code))

/** The field in which the answers of a code are encrypted. */
export const codeAnswersField = (id: string): EncryptedField => ['draft_code.answers_locked', id]
