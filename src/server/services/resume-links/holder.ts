import type { Runtime } from '../context.ts'

const purpose = 'draft-holder'
const of = (id: string, openings: number): string => `${id} ${openings}`

/** The proof that somebody opened a draft, with which they save it as long as nobody opened it since. */
export const holderOf = ({ vault }: Pick<Runtime, 'vault'>, id: string, openings: number): string =>
  `${openings}.${vault.sign(purpose, of(id, openings))}`

/** The number of openings in such a proof; undefined for a text that we did not sign. */
export const openingsIn = (
  { vault }: Pick<Runtime, 'vault'>,
  id: string,
  holder: string,
): number | undefined => {
  const [openings = '', signature = ''] = holder.split('.')
  return vault.isSigned(purpose, of(id, Number(openings)), signature) ? Number(openings) : undefined
}
