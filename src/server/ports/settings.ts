import * as z from 'zod/mini'

/** One environment variable that an adapter reads, with its description for `docs/settings.md`. */
export interface Setting<Schema extends z.ZodMiniType = z.ZodMiniType> {
  /**
   * The schema of the value. Its messages are the part of a sentence that follows the variable's name: "HANDYMAN_URL moet ...".
   */
  schema: Schema
  /** The description for operators, in English. */
  meaning: string
  /** What applies when the variable is left out, where the schema gives no default. */
  unset?: string
  /** Present for a secret: it may stand in a file that `<NAME>_FILE` names, and is never logged. */
  secret?: true
}

export type Settings = Readonly<Record<string, Setting>>

/** The parsed values of an adapter's settings. */
export type SettingValues<S extends Settings> = { [Name in keyof S]: z.output<S[Name]['schema']> }

/** One schema for all these settings. */
export const schemaOf = <S extends Settings>(settings: S): z.ZodMiniType<SettingValues<S>> =>
  z.object(
    Object.fromEntries(Object.entries(settings).map(([name, { schema }]) => [name, schema])),
  ) as unknown as z.ZodMiniType<SettingValues<S>>

/** The message about a list of secrets, as the part of a sentence that follows the variable's name. */
export const secretSentence =
  'moet uit geheimen van minstens 32 tekens bestaan, met komma’s ertussen en de nieuwste eerst.'

/** The secrets in a text with commas between them, newest first. */
export const secretsIn = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

/** The schema of secrets that are shared with a partner, newest first: while one is replaced, both work. */
export const secretList = z.pipe(
  z.pipe(z.string(), z.transform(secretsIn)),
  z
    .array(z.string())
    .check(z.refine((all) => all.length > 0 && all.every(({ length }) => length >= 32), secretSentence)),
)

const webAddress = 'moet een webadres zijn dat met https:// begint (of http:// op deze computer zelf).'

const isWebAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return (
    protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname))
  )
}

/** The setting with the address of a partner that serves our own HTTP interface (docs/partners.md). */
export const addressSetting = {
  schema: z.string().check(z.refine(isWebAddress, webAddress)),
  meaning: 'address below which `v1/...` stands; https, or http on this machine',
}
/** The setting with the secret that we share with a partner. */
export const secretSetting = {
  schema: secretList,
  meaning:
    'agreed with the partner, at least 32 characters: signs every request. While it is replaced a list with commas, of which the first signs',
  secret: true as const,
}
