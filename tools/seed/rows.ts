import pg from 'pg'

export interface Seed {
  people: number
  requests: number
  /** The same number gives the same rows; another gives other ids, references and addresses. */
  number: number
  /** Marks the people as those of a demo; a production site does not start with them. */
  demo: boolean
  /** The instant before which everything happened, in milliseconds. */
  now: number
}

export interface Rows {
  table: string
  columns: Readonly<Record<string, string>>
  /** The source: `FROM` and what follows, as SQL. */
  from: string
}

/** Rows of a source per statement. */
const batchSize = 50_000

/** Inserts rows; a column or table that the database does not have is left out. */
export class RowWriter {
  readonly #client: pg.Client
  readonly #columns = new Map<string, ReadonlySet<string>>()
  /** How many rows each table got; writers of one seed share it. */
  readonly counts: Map<string, number>

  constructor(client: pg.Client, counts = new Map<string, number>()) {
    this.#client = client
    this.counts = counts
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

  /** Runs a statement that answers nothing. */
  async run(sql: string): Promise<void> {
    await this.#client.query(sql)
  }

  async has(table: string): Promise<boolean> {
    return (await this.#columnsOf(table)).size > 0
  }

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

/** Does the work of each item once, as many at a time as there are writers. */
export const together = async <T>(
  writers: readonly RowWriter[],
  items: readonly T[],
  work: (item: T, writer: RowWriter) => Promise<void>,
): Promise<void> => {
  const waiting = [...items]
  const run = async (writer: RowWriter) => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item, writer)
  }
  await Promise.all(writers.map(run))
}

/** Splits the numbers from 0 up to `count` into batches: `[from, to)`. */
export function* batchesOf(count: number): Generator<[from: number, to: number]> {
  for (let from = 0; from < count; from += batchSize) yield [from, Math.min(from + batchSize, count)]
}

/** Quotes a text as SQL. */
export const textOf = (value: string): string => pg.escapeLiteral(value)
export const jsonOf = (value: unknown): string => `${textOf(JSON.stringify(value))}::jsonb`

/** Writes a list of texts as SQL. */
export const textsOf = (values: readonly string[]): string =>
  `ARRAY[${values.map(textOf).join(', ')}]::text[]`

/** SQL for a pseudo-random whole number from 0 that is made of another expression. */
export const chanceOf = ({ number }: Seed, expression: string): string =>
  `(hashint8extended((${expression})::bigint, ${number}) & 2147483647)`

/** SQL for an id that is the same for the same seed, kind of thing and number. */
export const idOf = ({ number }: Seed, what: string, expression: string): string =>
  `md5(${textOf(`${number} ${what} `)} || (${expression}))::uuid`

export const personId = (seed: Seed, expression: string): string => idOf(seed, 'person', expression)

/** Writes an instant as SQL. */
export const instantOf = (milliseconds: number): string =>
  `timestamptz ${textOf(new Date(milliseconds).toISOString())}`

const day = 86_400_000
/**
 * Milliseconds that requests and accounts go back: the two years that they are kept, and a hundredth more, which is past its
 * retention.
 */
export const spanMs = 2 * 365.25 * day * 1.01

/**
 * SQL for the instant at which the request of this number, of `count`, came in: they are spread evenly, the last shortly before
 * now.
 */
export const receivedAt = ({ now }: Seed, expression: string, count: number): string =>
  `date_trunc('milliseconds', ${instantOf(now)} - interval '1 second' * (${spanMs / 1000} * (1 - ((${expression}) + 0.5) / ${count})))`
