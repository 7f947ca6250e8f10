import type { Sender } from '../../../core/render.ts'
import type { Runtime } from '../context.ts'
import { signedPath } from '../links/signed-link.ts'

/**
 * The path of the page on this site that pays for a purchase without filling in anything again. It works as long as the purchase
 * is open.
 */
export const payPath = (runtime: Pick<Runtime, 'vault'>, submissionId: string): string =>
  signedPath(runtime, 'order', submissionId)

/** The button of a mail that leads to the page that pays for a purchase. */
export const payAction = (
  runtime: Pick<Runtime, 'vault'>,
  { id }: { id: string },
  { siteUrl }: Pick<Sender, 'siteUrl'>,
): { label: string; url: string } => ({
  label: 'Betaal je bestelling',
  url: `${siteUrl}${payPath(runtime, id)}`,
})
