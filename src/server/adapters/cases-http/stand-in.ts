import {
  type Received,
  type Reply,
  type SignedStandIn,
  type StandInOptions,
  signedSettingsAt,
  signedStandIn,
} from '../../ports/stand-in.ts'

/** Which settings lead the site to a stand-in on this port. */
export const settingsAt = signedSettingsAt('CASES')

/** The partner on this machine. */
export const standIn = (given?: Partial<StandInOptions>): Promise<SignedStandIn> =>
  signedStandIn(given, settingsAt, { orders: ['/v1/cases'], serve })

const documents = /^\/v1\/cases\/P-\d+\/documents$/

const serve = ({ path, method }: Received): Reply | undefined =>
  method === 'POST' && documents.test(path) ? [201, { taken: true }] : undefined
