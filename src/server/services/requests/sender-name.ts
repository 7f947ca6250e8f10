import { type RawBuilder, sql } from 'kysely'

/**
 * SQL over `submission`: the part of a stored request that names its sender, as JSON; it has no name where no question asked one.
 * Calls write a last name in three ways, and it may stand anywhere in the request: the first that is found is the sender's. A form
 * with one field for the whole name has it as its `sender`, or beside its other answers.
 */
export const senderInRequest: RawBuilder<unknown> = sql`coalesce(
  jsonb_path_query_first(submission.request,
    'strict $.kept.** ? (exists (@.lastName) || exists (@.LastName) || exists (@.last_name))', '{}', true),
  submission.request #> '{kept,sender}',
  jsonb_build_object('name',
    coalesce(submission.request #> '{kept,name}', submission.request #> '{kept,Name}')))`

const textIn = (part: Readonly<Record<string, unknown>>, names: readonly string[]): string =>
  names.map((name) => part[name]).find((value): value is string => typeof value === 'string') ?? ''

const joined = (...words: (string | null)[]): string | null => words.filter(Boolean).join(' ') || null

/** A last name with what stands before it, `de Vries`, in such a part, or the whole name; null where it has none. */
export const lastNameIn = (part: unknown): string | null => {
  if (typeof part !== 'object' || part === null) return null
  const named = part as Readonly<Record<string, unknown>>
  const lastName = textIn(named, ['lastName', 'LastName', 'last_name', 'name'])
  return lastName === '' ? null : joined(textIn(named, ['infix', 'Infix', 'inserts']), lastName)
}

/** The same of a person with an account. */
export const lastNameOf = ({
  infix,
  last_name,
}: {
  infix: string | null
  last_name: string | null
}): string | null => (last_name ? joined(infix, last_name) : null)
