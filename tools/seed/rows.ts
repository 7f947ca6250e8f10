import pg from 'pg'

/** What a seed makes, and by which numbers. */
export interface Seed {
  people: number
  requests: number
  /** Another number makes other ids, references and addresses; the same one the same rows. */
  number: number
  /** Marks the people as those of a demo: no production site starts with them. */
  demo: boolean
  /** The instant that everything happened before, in milliseconds. */
  now: number
}

/** Rows of one table, taken from a source of rows. */
export interface Rows {
  table: string
  /** What each column gets, as SQL over the source. */
  columns: Readonly<Record<string, string>>
  /** `FROM` and what follows, as SQL. */
  from: string
}

/** So many rows of a source are written by one statement: each is a transaction of a second or less. */
const batchSize = 10_000

/** Writes rows into tables as they are: a column or table that the database does not have yet is left out. */
export class RowWriter {
  readonly counts = new Map<string, number>()
  readonly #client: pg.Client
  readonly #columns = new Map<string, ReadonlySet<string>>()

  constructor(client: pg.Client) {
    this.#client = client
  }

  async insert({ table, columns, from }: Rows): Promise<void> {
    const there = await this.#columnsOf(table)
    const given = Object.entries(columns).filter(([name]) => there.has(name))
    if (given.length === 0) return
    const [names, values] = [given.map(([name]) => name), given.map(([, value]) => value)]
    const { rowCount } = await this.#client.query(
      `INSERT INTO ${table} (${names.join(', ')}) SELECT ${values.join(', ')} ${from}`,
    )
    this.counts.set(table, (this.counts.get(table) ?? 0) + (rowCount ?? 0))
  }

  async has(table: string): Promise<boolean> {
    return (await this.#columnsOf(table)).size > 0
  }

  /** Rows that a statement of one's own answers. */
  async query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
    return (await this.#client.query<Row>(sql)).rows
  }

  async #columnsOf(table: string): Promise<ReadonlySet<string>> {
    const known = this.#columns.get(table)
    if (known) return known
    const { rows } = await this.#client.query<{ name: string }>(
      'SELECT attname AS name FROM pg_attribute WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped',
      [table],
    )
    const columns = new Set(rows.map(({ name }) => name))
    this.#columns.set(table, columns)
    return columns
  }
}

/** The numbers from 0 up to `count`, in batches: `[from, to)`. */
export function* batchesOf(count: number): Generator<[from: number, to: number]> {
  for (let from = 0; from < count; from += batchSize) yield [from, Math.min(from + batchSize, count)]
}

/** A text, or a value as JSON, as SQL has it. */
export const textOf = (value: string): string => pg.escapeLiteral(value)
export const jsonOf = (value: unknown): string => `${textOf(JSON.stringify(value))}::jsonb`

/** A list of texts as SQL has it. */
export const textsOf = (values: readonly string[]): string =>
  `ARRAY[${values.map(textOf).join(', ')}]::text[]`

/** Numbers by which things are told apart: a whole number from 0 that looks like chance, of an SQL expression. */
export const chanceOf = ({ number }: Seed, expression: string): string =>
  `(hashint8extended((${expression})::bigint, ${number}) & 2147483647)`

/** An id that is the same for the same seed, kind of thing and number. */
export const idOf = ({ number }: Seed, what: string, expression: string): string =>
  `md5(${textOf(`${number} ${what} `)} || (${expression}))::uuid`

export const personId = (seed: Seed, expression: string): string => idOf(seed, 'person', expression)

/** One instant as SQL has it. */
export const instantOf = (milliseconds: number): string =>
  `timestamptz ${textOf(new Date(milliseconds).toISOString())}`

const day = 86_400_000
/** Requests and accounts lie this far back: two years that they are kept, and a hundredth that has had its time. */
export const spanMs = 2 * 365.25 * day * 1.01

/** When the one of this number, of so many, came in: evenly spread, the last just before now. */
export const receivedAt = ({ now }: Seed, expression: string, count: number): string =>
  `date_trunc('milliseconds', ${instantOf(now)} - interval '1 second' * (${spanMs / 1000} * (1 - ((${expression}) + 0.5) / ${count})))`
