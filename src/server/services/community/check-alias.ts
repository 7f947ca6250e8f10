import { alias as field } from '../../../core/fields/account/alias.ts'
import { isReservedAlias } from '../../../core/rules/reserved-alias.ts'
import type { Runtime } from '../context.ts'

/** Said of an alias by which somebody would speak as the association. */
const aliasReserved = (name: string) => `Deze alias lijkt op een naam van ${name} zelf. Kies een andere.`

/** Why an alias, of which the form itself is right, is nobody's to choose; undefined when there is no reason. */
export const refusalOf = async (
  runtime: Pick<Runtime, 'sender'>,
  alias: string,
): Promise<string | undefined> => {
  const { name } = await runtime.sender()
  return isReservedAlias(alias, [name]) ? aliasReserved(name) : undefined
}

/** A stored alias as the community may show it: undefined for one that was chosen when less was refused. */
export const shownAlias = async (
  runtime: Pick<Runtime, 'sender'>,
  alias: string | null,
): Promise<string | undefined> =>
  alias !== null && field.schema.safeParse(alias).success && !(await refusalOf(runtime, alias))
    ? alias
    : undefined
