/** The address of the screen on which money goes back. */
export const paymentsPath = '/betalingen'

/**
 * The order of which money is to go back, as the request says that leads to that screen. It is kept with its entry in the browser's
 * history, and stands in no address.
 */
export interface RefundWanted {
  /** The reference of the order, which is that of its request. */
  refundOf: string
}

/** What an entry of the history says of an order; undefined where no request led there. */
export const refundWantedIn = (state: unknown): string | undefined => {
  if (typeof state !== 'object' || state === null) return undefined
  const { refundOf } = state as Partial<RefundWanted>
  return typeof refundOf === 'string' ? refundOf : undefined
}
