import type { Runtime } from '../context.ts'
import { linkPages } from '../links/pages.ts'

/** Seconds for which a link works. */
export const requestLinkSeconds = 14 * 86_400

/** What a link is signed for: one request, one mailbox, until an instant. */
interface Signed {
  submissionId: string
  /** Seconds since 1970 after which it is over. */
  expires: number
  /** The keyed hash of the address that it was mailed to, in base64url (`addresseeOf`). */
  addressee: string
}

const purpose = 'request-link'
const textOf = ({ submissionId, expires, addressee }: Signed): string =>
  `${submissionId} ${expires} ${addressee}`
const addressText = (address: string): string => `${purpose}\0${address.toLowerCase()}`

/** A keyed hash of an e-mail address that tells nothing about it. A letter keeps it in the place of the address. */
export const addresseeOf = ({ vault }: Pick<Runtime, 'vault'>, address: string): string =>
  vault.fingerprint(addressText(address)).toString('base64url')

/**
 * The path on this site at which whoever reads the mailbox sees the request. It changes nothing, and works until it is over, the
 * request is gone, or another address belongs to it. What stands behind `#` reaches no log.
 */
export const requestLinkPath = ({ vault }: Pick<Runtime, 'vault'>, of: Signed): string =>
  `${linkPages.request}#${of.submissionId}.${of.expires}.${vault.sign(purpose, textOf(of))}`

/** A link as somebody sent it: nothing of it is believed until `isLinkTo` says so. */
interface SentLink {
  submissionId: string
  expires: number
  signature: string
}

const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{10})\.([\w-]{43})$/

/** The parts of a link that is not over; undefined for a text of another form. */
export const readLink = ({ clock }: Pick<Runtime, 'clock'>, token: string): SentLink | undefined => {
  const [, submissionId, expires, signature] = form.exec(token) ?? []
  if (!submissionId || !signature || Number(expires) * 1000 <= clock.now()) return undefined
  return { submissionId, expires: Number(expires), signature }
}

/** Whether we signed this link for the mailbox with this address. */
export const isLinkTo = (
  { vault }: Pick<Runtime, 'vault'>,
  { signature, ...link }: SentLink,
  address: string,
): boolean =>
  vault.fingerprints(addressText(address)).some((hash) => {
    const addressee = hash.toString('base64url')
    return vault.isSigned(purpose, textOf({ ...link, addressee }), signature)
  })
