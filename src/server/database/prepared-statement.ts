import type { CompiledQuery, Kysely, QueryExecutorProvider, QueryResult, RawBuilder } from 'kysely'

type Runner = QueryExecutorProvider & Pick<Kysely<unknown>, 'executeQuery'>

/**
 * Makes a prepared statement: each connection plans it once and keeps that plan under its name. Worth it for a long insert that
 * runs often, as PostgreSQL takes two to three times as long to plan one as to run it. A name belongs to one SQL text: a second
 * text under the same name is refused. A statement lists the columns that it returns, never `*`: a kept plan of `*` breaks when a
 * newer process adds a column.
 */
export function preparedStatement<Row>(name: string, statement: RawBuilder<Row>) {
  return {
    execute(database: Runner): Promise<QueryResult<Row>> {
      return database.executeQuery(withName(name, statement.compile(database)))
    },
  }
}

/** Makes a prepared statement of an already compiled query, such as one of the queue. */
export function withName<Row>(name: string, compiled: CompiledQuery<Row>): CompiledQuery<Row> {
  // Kysely passes the text on unchanged, and pg accepts an object with a name in its place.
  return { ...compiled, sql: { name, text: compiled.sql } as unknown as string }
}
