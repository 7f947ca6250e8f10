import type { Runtime } from '../context.ts'

const purpose = 'draft-holder'
const of = (id: string, openings: number): string => `${id} ${openings}`

/** What whoever opens a draft gets: with it they save it, for as long as nobody opened it since. */
export const holderOf = ({ vault }: Pick<Runtime, 'vault'>, id: string, openings: number): string =>
  `${openings}.${vault.sign(purpose, of(id, openings))}`

/** How often the draft was opened when this was given; undefined for what we did not give. */
export const openingsIn = (
  { vault }: Pick<Runtime, 'vault'>,
  id: string,
  holder: string,
): number | undefined => {
  const [openings = '', signature = ''] = holder.split('.')
  return vault.isSigned(purpose, of(id, Number(openings)), signature) ? Number(openings) : undefined
}
