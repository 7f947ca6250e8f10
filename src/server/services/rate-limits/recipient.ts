import type { Tx } from '../../database/pool.ts'
import type { Runtime } from '../context.ts'
import { allowances, takeInTurn } from './take.ts'

/** The best known providers under several names, and what they pass over in front of the host. From memory, not looked up. */
const sameHost: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
}
const passedOver: Readonly<Record<string, RegExp>> = { 'gmail.com': /\./g, 'proton.me': /[._-]/g }

/**
 * The mailbox behind an e-mail address, as limits count it: mail programs leave out what stands behind a plus, some
 * providers dots as well, and nobody looks at capitals. Only to count by: mail goes to the address as it was typed.
 */
export const recipientOf = (address: string): string => {
  const [, typed = address, named = ''] = /^(.*)@([^@]*)$/su.exec(address.toLowerCase()) ?? []
  const host = sameHost[named] ?? named
  // one that begins with its plus has no other name
  const name = typed.replace(/(?<=.)\+.*$/su, '')
  return `${name.replaceAll(passedOver[host] ?? /(?!)/g, '')}@${host}`
}

/** Whose account a mail is asked for. */
interface Owner {
  personId: string
  email: string
  /** Whether they showed that the address is theirs. */
  confirmed: boolean
}

/**
 * Whether it goes to somebody who showed that the address is theirs: their mails are counted apart, so that strangers cannot
 * use them up. Anybody makes an account with anybody's address, so an account alone shows nothing.
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

/** Seconds by which a mail may be put off, so that a mailbox is not flooded: one that would come later is left out. */
export const longestWait = 3600
/** The same of a letter that somebody asks for by itself: what others send to the mailbox does not fill that up. */
export const longestLetterWait = allowances.mailbox.longestWait

/**
 * Counts a mail to a typed address, in the transaction that queues it: what is refused afterwards mails nothing and counts
 * nothing. `personId` is who is logged in. Answers after how many seconds it may leave: 0 for at once; undefined where it is
 * left out. Nobody is refused for it: whoever wants to shut an address out would only have to mail it often (D90).
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
