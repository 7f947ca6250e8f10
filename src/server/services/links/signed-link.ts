import type { Runtime } from '../context.ts'
import { linkPages } from './pages.ts'

/**
 * What a link without a table of its own may be for: who has it may change this one thing, and nothing else. `order` is that of
 * a purchase, and stays so since links in mails are signed with it.
 */
export type SignedPurpose = 'appointment' | 'order' | 'resume'

/** The address of a link on this site. What stands behind `#` reaches no log. */
export const signedPath = ({ vault }: Pick<Runtime, 'vault'>, purpose: SignedPurpose, id: string): string =>
  `${linkPages[purpose]}#${id}.${vault.sign(purpose, id)}`

const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/

/** Of what a link is; undefined for one that we did not sign for this purpose. */
export const idOfLink = (
  { vault }: Pick<Runtime, 'vault'>,
  purpose: SignedPurpose,
  link: string,
): string | undefined => {
  const [, id, signature = ''] = form.exec(link) ?? []
  return id && vault.isSigned(purpose, id, signature) ? id : undefined
}
