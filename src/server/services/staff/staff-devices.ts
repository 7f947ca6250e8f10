import type { Runtime } from '../context.ts'
import { makeToken } from '../sessions/tokens.ts'
import type { StaffAccount } from './find-staff.ts'

type Owner = Pick<StaffAccount, 'id' | 'passwordHash'>

/** What the signature of a device is for (`vault.sign`). */
const signedFor = 'staff-device'

const deviceForm = /^([\w-]{43})\.([\w-]{43})$/

const signedText = (mark: string, { id, passwordHash = '' }: Owner): string =>
  `${mark}\0${id}\0${passwordHash}`

/**
 * What a browser keeps in which this colleague gave the second factor, to be recognised by at the next login. It opens nothing: its
 * tries are counted apart from those of strangers. It is signed for the account and its present password, so no table is needed,
 * and another password makes it worthless.
 */
export const staffDevice = ({ vault }: Pick<Runtime, 'vault'>, owner: Owner): string => {
  const mark = makeToken()
  return `${mark}.${vault.sign(signedFor, signedText(mark, owner))}`
}

/** Whether this is what a browser keeps in which this colleague logged in before. `device` is untrusted text. */
export const isStaffDevice = (
  { vault }: Pick<Runtime, 'vault'>,
  owner: Owner,
  device: string | undefined,
): boolean => {
  const [, mark, signature = ''] = deviceForm.exec(device ?? '') ?? []
  return mark !== undefined && vault.isSigned(signedFor, signedText(mark, owner), signature)
}
