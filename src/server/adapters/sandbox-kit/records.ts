import { createHash } from 'node:crypto'

/** What a sandbox was asked to do. */
export interface KeptOrder {
  /** Name of the partner, as `/sandbox/orders` shows it. */
  partner: string
  /** The idempotency key: the first order of a key stands, the same key again changes nothing. */
  key: string
  /** As the port handed it over. */
  order: unknown
  /** How the sandbox's own references begin: `KS`. */
  prefix: string
}

/** An order that may change: it keeps its key, and each change has a higher sequence. */
interface ChangingOrder extends KeptOrder {
  order: { sequence: number }
}

/** A message that a sandbox was asked to send. The first of a key stands. */
interface KeptMessage {
  channel: string
  key: string
  recipient: string
  text: string
}

type Known = Pick<KeptOrder, 'partner' | 'key'>

/** Where sandboxes keep what they were asked: our database, or memory where one stands in for the real partner. */
export interface SandboxRecords {
  /** Keeps an order; answers the sandbox's own reference, the same for the same key. */
  keepOrder(kept: KeptOrder): Promise<string>
  /** Keeps the newest change of an order: one whose sequence is not higher than that of what is kept changes nothing. */
  keepChange(kept: ChangingOrder): Promise<void>
  /** An order as it was kept; undefined when nothing of this key is. */
  bodyOf(known: Known): Promise<unknown>
  /** The same by the sandbox's own reference. */
  bodyByReference(known: Pick<KeptOrder, 'partner'> & { reference: string }): Promise<unknown>
  /** The sequence of a changing order, taken back or not; undefined when nothing of this key is kept. */
  sequenceOf(known: Known): Promise<number | undefined>
  /** Takes a changing order back; it stays to be seen, and only a change with a higher sequence brings it back. */
  takeBack(known: Known): Promise<void>
  keepMessage(message: KeptMessage): Promise<void>
}

/** The sandbox's own reference of an order: always the same of a key. */
export const referenceOf = ({ prefix, key }: KeptOrder): string =>
  `${prefix}-${createHash('sha256').update(key).digest('hex').slice(0, 10).toUpperCase()}`
