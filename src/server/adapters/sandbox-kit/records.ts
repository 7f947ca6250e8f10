import { createHash } from 'node:crypto'

/** Something that a sandbox was asked to do, as it is kept. */
export interface KeptOrder {
  partner: string
  /** The idempotency key: the first order with a key is kept, and the same key again changes nothing. */
  key: string
  order: unknown
  /** The beginning of the sandbox's own references: `KS`. */
  prefix: string
}

/** An order that may change: it keeps its key, and each change has a higher sequence. */
interface ChangingOrder extends KeptOrder {
  order: { sequence: number }
}

/** A message that a sandbox was asked to send. The first message with a key is kept. */
interface KeptMessage {
  channel: string
  key: string
  recipient: string
  text: string
}

type OrderKey = Pick<KeptOrder, 'partner' | 'key'>

/**
 * The store in which sandboxes keep what they were asked: our database, or memory where a sandbox stands in for the real partner.
 */
export interface SandboxRecords {
  /** Keeps an order, and returns the sandbox's own reference, which is the same for the same key. */
  keepOrder(kept: KeptOrder): Promise<string>
  /** Keeps the newest change of an order: a change whose sequence is not higher than the kept one changes nothing. */
  keepChange(kept: ChangingOrder): Promise<void>
  /** The kept order with this key; undefined when there is none. */
  bodyOf(known: OrderKey): Promise<unknown>
  /** The kept order with this reference of the sandbox; undefined when there is none. */
  bodyByReference(known: Pick<KeptOrder, 'partner'> & { reference: string }): Promise<unknown>
  /** The sequence of a changing order, even when it was taken back; undefined when no order with this key is kept. */
  sequenceOf(known: OrderKey): Promise<number | undefined>
  /** Takes a changing order back. It stays visible, and only a change with a higher sequence brings it back. */
  takeBack(known: OrderKey): Promise<void>
  keepMessage(message: KeptMessage): Promise<void>
}

/** The sandbox's own reference of an order, always the same for the same key. */
export const referenceOf = ({ prefix, key }: KeptOrder): string =>
  `${prefix}-${createHash('sha256').update(key).digest('hex').slice(0, 10).toUpperCase()}`
