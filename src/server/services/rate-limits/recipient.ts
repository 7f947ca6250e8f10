import type { Tx } from '../../database/pool.ts'
import type { Runtime } from '../context.ts'
import { allowances, takeInTurn } from './take.ts'

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
 * Whether somebody logged in writes to themselves: their mails are counted apart, so that strangers cannot use them up. An
 * address with a plus has to be confirmed for that: anybody makes as many accounts with those as they like, and each would
 * have mails of its own.
 */
const isOwn = (mailbox: string, owner: Owner | undefined): owner is Owner =>
  owner !== undefined &&
  recipientOf(owner.email) === mailbox &&
  (owner.confirmed || owner.email.toLowerCase() === mailbox)

const ownerOf = async (tx: Tx, personId: string): Promise<Owner | undefined> => {
  const row = await tx
    .selectFrom('person')
    .select(['email', 'email_confirmed_at'])
    .where('id', '=', personId)
    .executeTakeFirst()
  return row && { personId, email: row.email, confirmed: row.email_confirmed_at !== null }
}

/** Seconds by which a mail may be put off, so that a mailbox is not flooded: one that would come later is left out. */
export const longestWait = 3600

/**
 * Counts a mail to a typed address, in the transaction that queues it: what is refused afterwards mails nothing and counts
 * nothing. `personId` is who is logged in. Answers after how many seconds it may leave: 0 for at once; undefined where it is
 * left out. Nobody is refused for it: whoever wants to shut an address out would only have to mail it often (decision 90).
 */
export const mailTurn = async (
  tx: Tx,
  runtime: Runtime,
  address: string,
  personId: string | undefined,
): Promise<number | undefined> => {
  const mailbox = recipientOf(address)
  const owner = personId === undefined ? undefined : await ownerOf(tx, personId)
  const here = { ...runtime, database: tx }
  return isOwn(mailbox, owner)
    ? takeInTurn(here, 'own', owner.personId, allowances.own, longestWait)
    : takeInTurn(here, 'mailbox', mailbox, allowances.mailbox, longestWait)
}
