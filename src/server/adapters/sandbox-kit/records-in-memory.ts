import { type KeptOrder, referenceOf, type SandboxRecords } from './records.ts'

/** Keeps what a sandbox was asked in memory, as long as the process lives: for a sandbox that stands in for the real partner. */
export const recordsInMemory = (): SandboxRecords => {
  const orders = new Map<string, KeptOrder>()
  const nameOf = ({ partner, key }: Pick<KeptOrder, 'partner' | 'key'>) => `${partner} ${key}`
  const sequenceOf = (kept: KeptOrder | undefined) => kept && (kept.order as { sequence: number }).sequence
  return {
    async keepOrder(kept) {
      if (!orders.has(nameOf(kept))) orders.set(nameOf(kept), kept)
      return referenceOf(kept)
    },
    async keepChange(kept) {
      const before = sequenceOf(orders.get(nameOf(kept))) ?? Number.NEGATIVE_INFINITY
      if (before < kept.order.sequence) orders.set(nameOf(kept), kept)
    },
    bodyOf: async (known) => orders.get(nameOf(known))?.order,
    bodyByReference: async ({ partner, reference }) =>
      [...orders.values()].find((kept) => kept.partner === partner && referenceOf(kept) === reference)?.order,
    sequenceOf: async (known) => sequenceOf(orders.get(nameOf(known))),
    // The order stays, so that an older change does not bring it back.
    takeBack: async () => {},
    keepMessage: async () => {},
  }
}
