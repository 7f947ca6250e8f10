import { existsSync, readFileSync } from 'node:fs'
import { appendFile, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Outcome, run, type SystemUser } from './command.ts'
import { StartRefused } from './refusal.ts'

/** One PostgreSQL data folder, the programs that serve it and the user they run as. */
export interface Cluster {
  /** PostgreSQL's data folder, its `PGDATA`. */
  folder: string
  /** Folder with the programs `initdb`, `pg_ctl` and `postgres`. */
  bin: string
  user: SystemUser | undefined
  password: string
}

export const superuser = 'thuisbasis'
/** The role that reads and writes rows for the site, and owns nothing. */
const servingRole = 'thuisbasis_site'
const host = '127.0.0.1'

// PostgreSQL logs errors without their statement and without the values in them, as those are people's data.
const settings = `
listen_addresses = '${host}'
unix_socket_directories = ''
max_connections = 200
timezone = 'UTC'
log_timezone = 'UTC'
log_min_error_statement = panic
log_error_verbosity = terse
`

/** Creates the data folder. The rest of an interrupted attempt is thrown away: the folder appears complete or not at all. */
export async function createCluster(cluster: Cluster): Promise<void> {
  const unfinished = `${cluster.folder}.new`
  const passwordFile = `${cluster.folder}.password`
  await rm(unfinished, { recursive: true, force: true })
  await writeFile(passwordFile, cluster.password, { mode: 0o600 })
  if (cluster.user) await chown(passwordFile, cluster.user.uid, cluster.user.gid)
  try {
    await initialise(cluster, unfinished, passwordFile)
    await appendFile(join(unfinished, 'postgresql.conf'), settings)
    await rename(unfinished, cluster.folder)
  } finally {
    await rm(passwordFile, { force: true })
  }
}

async function initialise(cluster: Cluster, folder: string, passwordFile: string): Promise<void> {
  let outcome: Outcome = { code: null, output: '' }
  // The character class of a locale decides where words end in full text search: plain C splits at é.
  for (const characters of ['C.UTF-8', 'en_US.UTF-8', 'nl_NL.UTF-8', 'C']) {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    if (cluster.user) await chown(folder, cluster.user.uid, cluster.user.gid)
    outcome = await run(
      join(cluster.bin, 'initdb'),
      [
        ...['-D', folder, '-U', superuser, '--pwfile', passwordFile, '-A', 'scram-sha-256', '-E', 'UTF8'],
        ...['--locale-provider=icu', '--icu-locale=nl', '--locale=C', `--lc-ctype=${characters}`],
      ],
      { user: cluster.user },
    )
    if (outcome.code === 0) return
  }
  throw new StartRefused(
    `De database kon niet worden aangemaakt: ${fatalLine(outcome.output) || lastLine(outcome.output)}`,
  )
}

/**
 * Refuses data of another major version of PostgreSQL, which this one cannot read; the data stay as they are.
 * @throws StartRefused with the way out.
 */
export async function checkVersion(cluster: Cluster): Promise<void> {
  const found = (await readFile(join(cluster.folder, 'PG_VERSION'), 'utf8')).trim()
  const { output } = await run(join(cluster.bin, 'postgres'), ['--version'], { user: cluster.user })
  const ours = / (\d+)/.exec(output)?.[1]
  if (!ours || found === ours) return
  throw new StartRefused(
    `De gegevens in ${cluster.folder} zijn van PostgreSQL ${found} en hier draait PostgreSQL ${ours}. Er is niets veranderd. Maak een back-up met de versie van de site die deze gegevens schreef (npm run backup), zet de map opzij en zet de back-up terug met deze versie (npm run restore); of geef met DATABASE_URL een PostgreSQL ${found} op.`,
  )
}

/** Starts the cluster on `port`; the answer 'port taken' means that another port must be tried. */
export async function startCluster(cluster: Cluster, port: number): Promise<'started' | 'port taken'> {
  const log = join(cluster.folder, 'start.log')
  const args = ['start', '-D', cluster.folder, '-w', '-t', '60', '-s', '-l', log, '-o', `-p ${port}`]
  // Processes of a killed server may need a moment to notice that it is gone, so the start is tried up to 10 times.
  for (let attempt = 1; ; attempt++) {
    await rm(log, { force: true })
    const { code, output } = await run(join(cluster.bin, 'pg_ctl'), args, { user: cluster.user })
    if (code === 0) return 'started'
    const logged = await readFile(log, 'utf8').catch(() => output)
    if (/could not bind|Address already in use/.test(logged)) return 'port taken'
    if (attempt === 10 || !/shared memory block|lock file/.test(logged)) {
      throw new StartRefused(`PostgreSQL start niet: ${fatalLine(logged) || lastLine(output)}`)
    }
    await sleep(500)
  }
}

/** Ends the cluster's server: open transactions are rolled back, everything committed stays. */
export async function stopCluster(cluster: Cluster): Promise<void> {
  const args = ['stop', '-D', cluster.folder, '-m', 'fast', '-w', '-t', '60', '-s']
  await run(join(cluster.bin, 'pg_ctl'), args, { user: cluster.user })
}

/**
 * Finds the port on which the cluster's own server answers; undefined when no server runs. Waits for a server that is still
 * recovering, and removes the process file of one that is gone.
 * @throws StartRefused when a server process lives but does not
 * answer within 60 s.
 */
export async function findServer(cluster: Cluster): Promise<number | undefined> {
  const pidFile = join(cluster.folder, 'postmaster.pid')
  for (let tries = 0; tries < 300; tries++) {
    if (!existsSync(pidFile)) return undefined
    const lines = readFileSync(pidFile, 'utf8').split('\n')
    const [pid, port] = [Number(lines[0]), Number(lines[3])]
    if (port && (await answersFor(cluster, port))) return port
    // The process file may be stale: after a restart of the machine its number may belong to any other program, and a copied data
    // folder brings along the file of the server that it was copied from.
    if (pid && (!isPostgres(pid) || lines[1] !== cluster.folder)) {
      if (isAlive(pid)) await rm(pidFile, { force: true })
      return undefined
    }
    await sleep(200)
  }
  throw new StartRefused(`Er draait al een PostgreSQL op ${cluster.folder}, maar hij geeft geen antwoord.`)
}

/** Whether a server process of this cluster is alive, as its process file says. Cheap enough to ask every second. */
export function isServed(cluster: Cluster): boolean {
  try {
    const [pid, folder] = readFileSync(join(cluster.folder, 'postmaster.pid'), 'utf8').split('\n')
    return folder === cluster.folder && isPostgres(Number(pid))
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT') return false
    throw thrown
  }
}

/** Whether the server of this cluster is alive but stopping, as its process file says: it accepts no new connections any more. */
export function isStopping(cluster: Cluster): boolean {
  if (!isServed(cluster)) return false
  const lines = readFileSync(join(cluster.folder, 'postmaster.pid'), { encoding: 'utf8' }).split('\n')
  return lines[7]?.trim() === 'stopping'
}

/** Connection string of a database of this cluster for the role that serves the site. */
export function servingUrl(port: number, database: string, password: string): string {
  return `postgres://${servingRole}:${password}@${host}:${port}/${database}`
}

/** Connection string of a database of this cluster for the superuser, who owns it. */
export function clusterUrl(cluster: Cluster, port: number, database: string): string {
  return `postgres://${superuser}:${cluster.password}@${host}:${port}/${database}`
}

/**
 * Creates the database in a running cluster if it is missing, and gives the serving role this password, creating the role if
 * needed.
 */
export async function ensureDatabase(
  cluster: Cluster,
  port: number,
  { database, servingPassword }: { database: string; servingPassword: string },
): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl(cluster, port, 'postgres') })
  await client.connect()
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database])
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${pg.escapeIdentifier(database)}`)
    const known = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [servingRole])
    await client.query(
      `${known.rowCount === 0 ? 'CREATE' : 'ALTER'} ROLE ${servingRole} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE
       PASSWORD ${pg.escapeLiteral(servingPassword)}`,
    )
  } finally {
    await client.end()
  }
}

// By now another cluster may answer on that port. Only ours accepts the password and names our folder.
async function answersFor(cluster: Cluster, port: number): Promise<boolean> {
  const client = new pg.Client({
    connectionString: clusterUrl(cluster, port, 'postgres'),
    connectionTimeoutMillis: 3000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory')
    return rows[0]?.data_directory === cluster.folder
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (thrown) {
    return thrown instanceof Error && 'code' in thrown && thrown.code === 'EPERM'
  }
}

function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
  } catch {
    // Without /proc the process cannot be inspected. It counts as PostgreSQL, since a second server on one folder would ruin the
    // data.
    return process.platform !== 'linux'
  }
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? ''
}

function fatalLine(log: string): string | undefined {
  const lines = log.split('\n')
  const telling = [/No space left on device|quota exceeded/i, /FATAL|PANIC|initdb: error/]
  return telling.flatMap((kind) => lines.find((line) => kind.test(line)) ?? [])[0]
}
