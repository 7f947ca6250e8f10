import type { Tx } from '../../database/pool.ts'
import type { Runtime } from '../context.ts'
import { allowances, take } from './take.ts'

const withoutDots: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox behind an e-mail address, as limits count it: mail programs leave out what stands behind a plus, Gmail
 * dots as well, and nobody looks at capitals. Only to count by: mail goes to the address as it was typed.
 */
export const recipientOf = (address: string): string => {
  const [, typed = address, host = ''] = /^(.*)@([^@]*)$/su.exec(address.toLowerCase()) ?? []
  // one that begins with its plus has no other name
  const name = typed.replace(/(?<=.)\+.*$/su, '')
  return withoutDots.has(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}

/** Whose account a mail is asked for. */
interface Owner {
  personId: string
  email: string
  /** Whether they showed that the address is theirs. */
  confirmed: boolean
}

/**
 * Who a mail to an address is counted for: its mailbox, or somebody logged in who writes to themselves, so that strangers
 * cannot use up an owner's mails. An address with a plus has to be confirmed for that: anybody makes as many accounts
 * with those as they like, and each would have mails of its own.
 */
const recipientFor = (address: string, owner: Owner | undefined): string => {
  const mailbox = recipientOf(address)
  const isOwn = owner !== undefined && recipientOf(owner.email) === mailbox
  const isOne = isOwn && (owner.confirmed || owner.email.toLowerCase() === mailbox)
  return isOne ? `own\0${owner.personId}` : mailbox
}

/**
 * Counts an account that a visitor makes with an address that anybody can type: one mailbox needs few of them, and they
 * use up none of its other mails. In the transaction that makes it. @throws Fault 429 with `retryAfter`.
 */
export const takeNewcomer = (tx: Tx, runtime: Runtime, address: string): Promise<void> =>
  take({ ...runtime, database: tx }, 'newcomer', recipientOf(address), allowances.stranger)

const ownerOf = async (tx: Tx, personId: string): Promise<Owner | undefined> => {
  const row = await tx
    .selectFrom('person')
    .select(['email', 'email_confirmed_at'])
    .where('id', '=', personId)
    .executeTakeFirst()
  return row && { personId, email: row.email, confirmed: row.email_confirmed_at !== null }
}

/** Counts a mail to a typed address; `personId` is who is logged in. @throws Fault 429 with `retryAfter`. */
export const takeMail = async (
  tx: Tx,
  runtime: Runtime,
  address: string,
  personId: string | undefined,
): Promise<void> => {
  const owner = personId === undefined ? undefined : await ownerOf(tx, personId)
  await take({ ...runtime, database: tx }, 'recipient', recipientFor(address, owner), allowances.recipient)
}
