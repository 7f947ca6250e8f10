import pg from 'pg'
import { advisoryLocks } from './advisory-locks.ts'
import { reasonOf, StartRefused } from './refusal.ts'

export interface DatabaseUrls {
  /** For the role that serves: it reads and writes rows, and owns nothing. */
  url: string
  /** For the role that owns the schema and migrates; undefined where somebody else migrates before the start. */
  ownerUrl: string | undefined
}

const schemas = ['public', 'pgboss']
/** The table that only migrations write. */
const readOnly = 'public.migration'
/** The audit trail. The role that serves adds rows and reads them; it changes and removes none by itself. */
const trail = 'public.audit'
/** The owner's functions by which rows of the trail are counted up, and removed when their time is over. */
const trailFunctions = ['count_in_trail', 'forget_trail']

/**
 * Lets the role of `url` read and write everything that the role of `ownerUrl` owns, and nothing else: it can make, change and
 * drop no table. Does nothing where both are one role. Call it after every migration.
 * @throws StartRefused when either cannot
 * connect.
 */
export const grantServingRole = async (ownerUrl: string, url: string): Promise<void> => {
  const role = await withClient(url, async (client) => {
    const { rows } = await client.query<{ role: string }>('SELECT current_user AS role')
    return rows[0]?.role ?? ''
  })
  await withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ owner: string }>('SELECT current_user AS owner')
    if (rows[0]?.owner === role) return
    await client.query('BEGIN')
    // processes that start together would otherwise change the same rows of the catalogue at once
    await client.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.roles])
    for (const statement of await grants(client, pg.escapeIdentifier(role))) await client.query(statement)
    await client.query('COMMIT')
  })
}

/** SQL statements that give a role (an escaped SQL name) its rights on everything that the client's own role owns. */
const grants = async (client: pg.Client, role: string): Promise<string[]> => {
  const { rows } = await client.query<{ name: string; kind: string; database: string }>(
    `SELECT format('%I.%I', space.nspname, class.relname) AS name, class.relkind AS kind,
       quote_ident(current_database()) AS database
     FROM pg_class class JOIN pg_namespace space ON space.oid = class.relnamespace
     WHERE space.nspname = ANY ($1) AND class.relkind IN ('r', 'p', 'v', 'S') AND pg_has_role(class.relowner, 'USAGE')`,
    [schemas],
  )
  const named = (kinds: string) => rows.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => name)
  const [tables, sequences] = [named('rpv'), named('S')]
  const database = rows[0]?.database
  const functions = await ownFunctions(client)
  return [
    ...(database ? [`REVOKE TEMPORARY ON DATABASE ${database} FROM PUBLIC`] : []),
    'REVOKE CREATE ON SCHEMA public FROM PUBLIC',
    `GRANT USAGE ON SCHEMA ${schemas.join(', ')} TO ${role}`,
    ...(tables.length ? [`GRANT SELECT, INSERT, UPDATE, DELETE ON ${tables.join(', ')} TO ${role}`] : []),
    ...(sequences.length ? [`GRANT USAGE, SELECT, UPDATE ON ${sequences.join(', ')} TO ${role}`] : []),
    `REVOKE INSERT, UPDATE, DELETE ON ${readOnly} FROM ${role}`,
    // takes back the right on single columns too, which earlier releases gave
    ...(tables.includes(trail) ? [`REVOKE UPDATE, DELETE ON ${trail} FROM ${role}`] : []),
    ...functions.flatMap((name) => [
      `REVOKE EXECUTE ON FUNCTION ${name} FROM PUBLIC`,
      `GRANT EXECUTE ON FUNCTION ${name} TO ${role}`,
    ]),
    ...schemas.flatMap((schema) => [
      `ALTER DEFAULT PRIVILEGES IN SCHEMA ${schema} GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${role}`,
      `ALTER DEFAULT PRIVILEGES IN SCHEMA ${schema} GRANT USAGE, SELECT, UPDATE ON SEQUENCES TO ${role}`,
    ]),
  ]
}

/** The functions of the trail that the client's own role owns, each as SQL names it, with the types of its arguments. */
const ownFunctions = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `SELECT oid::regprocedure::text AS name FROM pg_proc
     WHERE pronamespace = 'public'::regnamespace AND proname = ANY ($1) AND pg_has_role(proowner, 'USAGE')`,
    [trailFunctions],
  )
  return rows.map(({ name }) => name)
}

/**
 * Refuses a serving role that could change the schema.
 * @throws StartRefused when the role of `url` owns something or may make
 * something.
 */
export const refuseOwner = async (url: string): Promise<void> => {
  const { rows } = await withClient(url, (client) =>
    client.query<{ mighty: boolean }>(
      `SELECT rolsuper OR has_schema_privilege('public', 'CREATE') OR EXISTS (
         SELECT FROM pg_class class JOIN pg_namespace space ON space.oid = class.relnamespace
         WHERE space.nspname = ANY ($1) AND pg_has_role(class.relowner, 'MEMBER')) AS mighty
       FROM pg_roles WHERE rolname = current_user`,
      [schemas],
    ),
  )
  if (rows[0]?.mighty === false) return
  throw new StartRefused(
    'De rol van DATABASE_URL bezit de tabellen of mag ze maken: geef de site een rol die niets bezit, en de eigenaar in DATABASE_OWNER_URL (docs/operations.md, Database roles).',
  )
}

const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect().catch((thrown) => {
    throw new StartRefused(`De database is niet bereikbaar: ${reasonOf(thrown)}.`)
  })
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
