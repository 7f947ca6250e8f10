import type { Runtime } from '../context.ts'
import { linkPages } from './pages.ts'

/** The purpose of a link that is in no table. Whoever has it may change this one thing, and nothing else. */
export type SignedPurpose = 'appointment' | 'order' | 'resume'

/** The path of a link on this site. What stands behind `#` reaches no log. */
export const signedPath = ({ vault }: Pick<Runtime, 'vault'>, purpose: SignedPurpose, id: string): string =>
  `${linkPages[purpose]}#${id}.${vault.sign(purpose, id)}`

const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/

/** The id in a link; undefined for one that we did not sign for this purpose. */
export const idOfLink = (
  { vault }: Pick<Runtime, 'vault'>,
  purpose: SignedPurpose,
  link: string,
): string | undefined => {
  const [, id, signature = ''] = form.exec(link) ?? []
  return id && vault.isSigned(purpose, id, signature) ? id : undefined
}
