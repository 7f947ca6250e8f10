import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, mkdir, readFile, realpath, rename, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { basename, dirname, join, resolve } from 'node:path'
import { type Binaries, copyBinaries, installedBinaries } from './binaries.ts'
import {
  type Cluster,
  checkVersion,
  clusterUrl,
  createCluster,
  ensureDatabase,
  findServer,
  servingUrl,
  startCluster,
  stopCluster,
} from './cluster.ts'
import { run, type SystemUser } from './command.ts'
import { type FileLock, holdAlone, share, tryHoldAlone } from './lock.ts'
import { canEnter, databaseUser } from './owner.ts'
import { reasonOf, StartRefused } from './refusal.ts'
import { superviseCluster } from './supervise.ts'

export interface EmbeddedDatabase {
  /** Connection string for the role that serves the site and owns nothing. */
  url: string
  ownerUrl: string
  /** Restarts the database server when it dies, until `release`; `report` gets a sentence for the operator. */
  supervise(report: (sentence: string) => void): void
  /** Stops using the cluster. The last process to do so stops its server. Safe to call twice. */
  release(): Promise<void>
}

/** What is stored about a cluster between starts, in `postgres.json` of the data folder. */
interface ClusterRecord {
  port: number
  password: string
  /** Password of the serving role; missing in data folders from before that role existed, and then added at the next start. */
  servingPassword?: string
  /** PGDATA relative to the data folder, so that a copied data folder is a cluster of its own. */
  folder: string
}

// A folder that every system user may enter, used when the site's own folder is closed to the user that PostgreSQL runs as.
const openPlace = '/var/lib/thuisbasis'

/** Whether a database was made in this data folder. */
export const hasEmbedded = (dataDir: string): boolean => existsSync(join(dataDir, 'postgres.json'))

/**
 * Starts the PostgreSQL that belongs to `dataDir`, or joins it when it already runs. Any number of processes may do so, and one
 * that was killed leaves nothing to clean up by hand. `report` gets a sentence before anything that takes long.
 * @throws StartRefused with a sentence for the operator.
 */
export async function openEmbedded(
  dataDir: string,
  report: (sentence: string) => void = () => undefined,
  database = 'thuisbasis',
): Promise<EmbeddedDatabase> {
  const home = await ensureFolder(dataDir)
  const guard = join(home, 'postgres.lock')
  const usersFile = join(home, 'postgres.users')
  const held = await holdAlone(guard)
  try {
    const memory = await recall(home, report)
    const cluster = await toCluster(memory, home, report)
    if (!existsSync(cluster.folder)) {
      report(`De database wordt aangemaakt in ${cluster.folder}.`)
      await createCluster(cluster)
    }
    await checkVersion(cluster)
    const port = (await findServer(cluster)) ?? (await start(cluster, memory, home))
    const servingPassword = memory.servingPassword ?? (await addServingPassword(home))
    await ensureDatabase(cluster, port, { database, servingPassword })
    const membership = share(usersFile)
    let letGo = async () => {}
    return {
      url: servingUrl(port, database, servingPassword),
      ownerUrl: clusterUrl(cluster, port, database),
      supervise: (tell) => {
        letGo = superviseCluster({ cluster, guard, port }, tell)
      },
      release: once(() => leave(membership)),
    }

    async function leave(own: FileLock): Promise<void> {
      await letGo()
      const heldAgain = await holdAlone(guard)
      try {
        own.release()
        const alone = tryHoldAlone(usersFile)
        if (!alone) return
        await stopCluster(cluster)
        alone.release()
      } finally {
        heldAgain.release()
      }
    }
  } finally {
    held.release()
  }
}

async function ensureFolder(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o755 })
    return await realpath(dataDir)
  } catch (thrown) {
    throw new StartRefused(`De map ${dataDir} (DATA_DIR) kan niet worden gemaakt: ${reasonOf(thrown)}.`)
  }
}

async function recall(home: string, report: (sentence: string) => void): Promise<ClusterRecord> {
  const file = join(home, 'postgres.json')
  if (existsSync(file)) return readMemory(file)
  const memory = {
    port: await freePort(),
    password: randomBytes(24).toString('base64url'),
    servingPassword: randomBytes(24).toString('base64url'),
    folder: await choosePlace(home, report),
  }
  await remember(home, memory)
  return memory
}

async function readMemory(file: string): Promise<ClusterRecord> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as ClusterRecord
  } catch {
    throw new StartRefused(`Het bestand ${file} is beschadigd: zet het terug uit een back-up.`)
  }
}

/** Gives a data folder from before the serving role existed a password for it. */
async function addServingPassword(home: string): Promise<string> {
  const memory = await readMemory(join(home, 'postgres.json'))
  const servingPassword = randomBytes(24).toString('base64url')
  await remember(home, { ...memory, servingPassword })
  return servingPassword
}

async function remember(home: string, memory: ClusterRecord): Promise<void> {
  const file = join(home, 'postgres.json')
  await writeFile(`${file}.new`, `${JSON.stringify(memory, null, 2)}\n`, { mode: 0o600 })
  await rename(`${file}.new`, file)
}

async function choosePlace(home: string, report: (sentence: string) => void): Promise<string> {
  const user = await databaseUser()
  if (!user || (await canEnter(user, home))) return 'postgres'
  const folder = join(openPlace, randomBytes(6).toString('hex'), 'postgres')
  report(`De databasegebruiker ${user.name} kan niet in ${home}: de database komt in ${folder}.`)
  return folder
}

async function toCluster(
  memory: ClusterRecord,
  home: string,
  report: (sentence: string) => void,
): Promise<Cluster> {
  const user = await databaseUser()
  const folder = resolve(home, memory.folder)
  const parent = dirname(folder)
  await mkdir(parent, { recursive: true, mode: 0o755 })
  const binaries = await runnableBinaries(user, report)
  return {
    folder: join(await realpath(parent), basename(folder)),
    bin: join(binaries.folder, 'bin'),
    user,
    password: memory.password,
  }
}

async function runnableBinaries(
  user: SystemUser | undefined,
  report: (sentence: string) => void,
): Promise<Binaries> {
  const installed = await installedBinaries()
  const postgres = join(installed.folder, 'bin', 'postgres')
  if (!user || (await run(postgres, ['--version'], { user })).code === 0) return installed
  report(`De databasegebruiker ${user.name} gebruikt de kopie van PostgreSQL in ${openPlace}.`)
  return copyBinaries(installed, openPlace)
}

async function start(cluster: Cluster, memory: ClusterRecord, home: string): Promise<number> {
  if (cluster.user) await chown(cluster.folder, cluster.user.uid, cluster.user.gid)
  for (let port = memory.port, tries = 0; tries < 5; tries++, port = await freePort()) {
    if (!(await isFree(port))) continue
    if ((await startCluster(cluster, port)) === 'port taken') continue
    if (port !== memory.port) await remember(home, { ...memory, port })
    return port
  }
  throw new StartRefused('Er is geen vrije poort gevonden voor PostgreSQL.')
}

function freePort(): Promise<number> {
  return listenOnce(0)
}

function isFree(port: number): Promise<boolean> {
  return listenOnce(port).then(
    () => true,
    () => false,
  )
}

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address()
      server.close(() => resolve(address && typeof address === 'object' ? address.port : port))
    })
  })
}

function once(action: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  return () => {
    running ??= action()
    return running
  }
}
