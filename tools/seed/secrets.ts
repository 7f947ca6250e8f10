import type { RowWriter } from './rows.ts'
import { textsOf } from './rows.ts'

/** A row for which something is encrypted or hashed, by its id and one text of it. */
interface SecretRow {
  id: string
  text: string
}

interface Secrets {
  /** The source, `FROM` and what follows, as SQL; and the SQL for the id and the text of its rows. */
  from: string
  id: string
  text?: string
  /** Makes the values that the database cannot make itself, by column name; bytes are written as hexadecimal. */
  made: Readonly<Record<string, (row: SecretRow) => string>>
}

/**
 * The rows of a source with the values that `made` gives for each of them; undefined where there are no rows. A value that is
 * encrypted for one row cannot be decrypted in another, so one value for all would be of no use.
 */
export const withSecrets = async (
  writer: RowWriter,
  { from, id, text = `''`, made }: Secrets,
): Promise<string | undefined> => {
  const rows = await writer.query<SecretRow>(`SELECT (${id})::text AS id, ${text} AS text ${from}`)
  if (rows.length === 0) return undefined
  const lists = [rows.map((row) => row.id), ...Object.values(made).map((make) => rows.map(make))]
  return `FROM (SELECT *, (${id})::text AS secret_of ${from}) AS open
    JOIN unnest(${lists.map(textsOf).join(', ')}) AS secret (secret_of, ${Object.keys(made).join(', ')}) USING (secret_of)`
}
