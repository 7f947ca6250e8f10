import { alias as field } from '../../../core/fields/account/alias.ts'
import { isReservedAlias } from '../../../core/rules/reserved-alias.ts'
import type { Runtime } from '../context.ts'

const aliasReserved = (name: string) => `Deze alias lijkt op een naam van ${name} zelf. Kies een andere.`

/** Why a well-formed alias cannot be chosen, as a sentence; undefined when it can. */
export const refusalOf = async (
  runtime: Pick<Runtime, 'sender'>,
  alias: string,
): Promise<string | undefined> => {
  const { name } = await runtime.sender()
  return isReservedAlias(alias, [name]) ? aliasReserved(name) : undefined
}

/** A stored alias as the community may show it; undefined for one that is refused by the present rules. */
export const shownAlias = async (
  runtime: Pick<Runtime, 'sender'>,
  alias: string | null,
): Promise<string | undefined> =>
  alias !== null && field.schema.safeParse(alias).success && !(await refusalOf(runtime, alias))
    ? alias
    : undefined
