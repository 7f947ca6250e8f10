import type { Tx } from '../../database/pool.ts'
import type { Runtime } from '../context.ts'
import { allowances, takeInTurn } from './rate-limits.ts'

/**
 * Hosts under which the best known providers deliver to the same mailbox. `passedOver` are the characters of a name that a
 * provider ignores. From memory, not looked up.
 */
const sameHost: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
}
const ignoredCharacters: Readonly<Record<string, RegExp>> = { 'gmail.com': /\./g, 'proton.me': /[._-]/g }

/**
 * The mailbox behind an e-mail address, as limits count it: the part after a plus is left out, for some providers dots too, and
 * capitals do not count. Used for counting alone; mail goes to the address as it was typed.
 */
export const recipientOf = (address: string): string => {
  const [, typed = address, named = ''] = /^(.*)@([^@]*)$/su.exec(address.toLowerCase()) ?? []
  const host = sameHost[named] ?? named
  // A name that begins with a plus has nothing before it.
  const name = typed.replace(/(?<=.)\+.*$/su, '')
  return `${name.replaceAll(ignoredCharacters[host] ?? /(?!)/g, '')}@${host}`
}

interface Owner {
  personId: string
  email: string
  /** Whether they showed that the address is theirs. */
  confirmed: boolean
}

/**
 * Whether the mailbox belongs to the person who is logged in and showed that the address is theirs. Their mails are counted
 * apart, so that strangers cannot use them up. An account alone shows nothing, because anybody can make one with any address.
 */
const isOwn = (mailbox: string, owner: Owner | undefined): owner is Owner =>
  owner !== undefined && recipientOf(owner.email) === mailbox && owner.confirmed

const ownerOf = async (tx: Tx, personId: string): Promise<Owner | undefined> => {
  const row = await tx
    .selectFrom('person')
    .select(['email', 'email_confirmed_at'])
    .where('id', '=', personId)
    .executeTakeFirst()
  return row && { personId, email: row.email, confirmed: row.email_confirmed_at !== null }
}

/** Most seconds by which a mail may be delayed so that a mailbox is not flooded. A mail that would come later is left out. */
export const longestWait = 3600
/**
 * Most seconds by which a letter that somebody asks for may be delayed. Longer than `longestWait`, so that mails that others have
 * sent to the mailbox do not use it up.
 */
export const longestLetterWait = allowances.mailbox.longestWait

/**
 * Counts a mail to a typed address, in the transaction that queues it, so that a refused request neither mails nor counts.
 * `personId` is who is logged in. Answers after how many seconds the mail may be sent: 0 for at once, undefined where it is left
 * out. Nobody is refused for it, because anybody could shut an address out by mailing it often (D90).
 */
export const mailTurn = async (
  tx: Tx,
  runtime: Runtime,
  address: string,
  personId: string | undefined,
  patience = longestWait,
): Promise<number | undefined> => {
  const mailbox = recipientOf(address)
  const owner = personId === undefined ? undefined : await ownerOf(tx, personId)
  const here = { ...runtime, database: tx }
  return isOwn(mailbox, owner)
    ? takeInTurn(here, 'own', owner.personId, allowances.own, patience)
    : takeInTurn(here, 'mailbox', mailbox, allowances.mailbox, patience)
}
