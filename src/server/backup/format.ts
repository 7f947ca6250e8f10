import * as z from 'zod/mini'

// A backup is gzip over lines of UTF-8. A JSON line says what follows it:
//   {"backup": ...}            first: the format and the migrations that the database had
//   {"table": ..., "columns"}  then the rows as PostgreSQL's COPY writes text, up to a line `\.`
//   {"file": ..., "sha256"}    then one line with the bytes in base64
//   {"end": ...}               last: what must have been read; without it the backup is not whole

/** The line that ends the rows of a table; COPY never writes it as a row. */
export const endOfRows = '\\.'

const counts = z.object({ tables: z.record(z.string(), z.int()), files: z.int() })
export type Counts = z.infer<typeof counts>

export const headLine = z.object({
  backup: z.literal('thuisbasis 1'),
  /** ISO 8601 instant. */
  made: z.string(),
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
})
export type Head = z.infer<typeof headLine>

export const sectionLine = z.union([
  z.object({ table: z.string(), columns: z.array(z.string()) }),
  z.object({ file: z.string(), sha256: z.string() }),
  z.object({ end: counts, sequences: z.record(z.string(), z.string()) }),
])
export type Section = z.infer<typeof sectionLine>

/** Splits a stream of bytes into lines, without their line feeds. */
export async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  let rest: Buffer[] = []
  for await (const chunk of source) {
    let from = 0
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      yield Buffer.concat([...rest, chunk.subarray(from, end)])
      rest = []
      from = end + 1
    }
    rest.push(chunk.subarray(from))
  }
  const last = Buffer.concat(rest)
  if (last.length > 0) yield last
  return undefined
}
