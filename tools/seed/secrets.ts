import type { RowWriter } from './rows.ts'
import { textsOf } from './rows.ts'

/** A row for which something is locked or hashed: by its id, with one text of it. */
interface SecretRow {
  id: string
  text: string
}

interface Secrets {
  /** `FROM` and what follows, as SQL, and what of it the id and the text of a row are. */
  from: string
  id: string
  text?: string
  /** What the database cannot make by itself, by the name of its column: hexadecimal where it is bytes. */
  made: Readonly<Record<string, (row: SecretRow) => string>>
}

/**
 * The rows of a source with what a vault made for each of them beside it; undefined where there are none. What is locked
 * for one row opens in no other, so that one text for all of them would be of no use.
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
