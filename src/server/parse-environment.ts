import * as z from 'zod'
import { StartRefused } from './database/refusal.ts'
import { adaptersOf } from './partners/partner.ts'
import { partners } from './partners/partners.ts'
import { secretsFromFiles } from './secret-files.ts'

/**
 * Settings that hold a secret. Each may also stand in a file that `NAME_FILE` names, which is how container platforms mount
 * secrets.
 */
const secretSettings = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'SECRETS',
  'COMMUNITY_SECRET',
  ...partners
    .flatMap(adaptersOf)
    .flatMap(([, { settings }]) =>
      Object.entries(settings).flatMap(([name, { secret }]) => (secret ? [name] : [])),
    ),
]

/**
 * Parses part of the environment, such as the settings of one adapter; an empty variable counts as absent. Messages of the schema
 * are the part of a sentence that follows the variable's name.
 * @throws StartRefused with a sentence per wrong variable.
 */
export function parseEnvironment<Schema extends z.core.$ZodType>(
  schema: Schema,
  env: NodeJS.ProcessEnv,
): z.output<Schema> {
  return parseAll([schema], env)[0]
}

/**
 * Parses the environment with several schemas, as `parseEnvironment` does, and tells everything that any of them refuses at once.
 * @throws StartRefused with a sentence per wrong variable.
 */
export function parseAll<const Schemas extends readonly z.core.$ZodType[]>(
  schemas: Schemas,
  env: NodeJS.ProcessEnv,
): { [Index in keyof Schemas]: z.output<Schemas[Index]> } {
  const present = Object.fromEntries(
    Object.entries({ ...env, ...secretsFromFiles(env, secretSettings) }).filter(([, value]) => value?.trim()),
  )
  const parsed = schemas.map((schema) => z.core.safeParse(schema, present))
  const sentences = parsed
    .flatMap(({ error }) => error?.issues ?? [])
    .map(({ path: [name], message }) =>
      present[String(name)] === undefined ? `${String(name)} ontbreekt.` : `${String(name)} ${message}`,
    )
  if (sentences.length > 0) throw new StartRefused([...new Set(sentences)].join('\n'))
  return parsed.map(({ data }) => data) as { [Index in keyof Schemas]: z.output<Schemas[Index]> }
}
