import {
  type Reply,
  type SignedStandIn,
  type StandInOptions,
  signedSettingsAt,
  signedStandIn,
} from '../../ports/stand-in.ts'

/** This number gets no messages. */
export const refusedNumber = '+31612340000'

/** Which settings lead the site to a stand-in on this port. */
export const settingsAt = signedSettingsAt('SMS')

/** Who sends text messages, on this machine; they go nowhere. */
export const standIn = (given?: Partial<StandInOptions>): Promise<SignedStandIn> =>
  signedStandIn(given, settingsAt, { orders: ['/v1/messages'], serve: () => undefined, refuse })

const refuse = (message: unknown): Reply | undefined =>
  (message as { to?: unknown }).to === refusedNumber ? [409, { error: 'number' }] : undefined
