import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openStandIns } from '../src/server/partners/stand-in.ts'
import { processEnv } from '../test/kit/command.ts'
import { type FreshDatabase, freshDatabase } from '../test/kit/database.ts'
import { endServer, freePort, untilReady } from '../test/kit/server-process.ts'
import { openPost } from './post.ts'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Secret by which the measured site encrypts. */
export const secret = 'a-secret-that-only-this-measurement-knows'

/** The product as an association runs it: production mode, real adapters, every partner a stand-in on this machine. */
export interface Site extends AsyncDisposable {
  /** Address where it listens; its public address is https, as behind a proxy. */
  url: string
  database: FreshDatabase
  partners: Readonly<Record<string, string>>
}

/**
 * Starts the site and resolves when it is ready. Its log goes to a file, as an operator would have it. `way` may lead the site to
 * its database by another address, `round` to its partners by others; `database` stays open at the end when it is given,
 * otherwise a fresh one is made. `env` adds to its environment.
 */
export async function openSite({
  way = async (databaseUrl: string) => databaseUrl,
  round = async (partners: Record<string, string>) => partners,
  database: given,
  env: more = {},
}: {
  way?: (databaseUrl: string) => Promise<string>
  round?: (partners: Record<string, string>) => Promise<Record<string, string>>
  database?: FreshDatabase
  env?: NodeJS.ProcessEnv
} = {}): Promise<Site> {
  const opened = new AsyncDisposableStack()
  try {
    const database = given ?? opened.use(await freshDatabase())
    const partners = opened.use(await openStandIns())
    const post = opened.adopt(await openPost(), (one) => one.close())
    const dataDir = await mkdtemp(join(tmpdir(), 'thuisbasis-bench-'))
    opened.defer(() => rm(dataDir, { recursive: true, force: true }))
    const port = await freePort()
    const url = `http://localhost:${port}`
    const env = {
      MODE: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: `https://localhost:${port}`,
      DATA_DIR: dataDir,
      DATABASE_URL: await way(database.servingUrl),
      DATABASE_OWNER_URL: database.url,
      SECRETS: secret,
      TRUSTED_PROXIES: '127.0.0.1',
      ...(await round(partners.settings)),
      MAIL: 'smtp',
      SMTP_URL: post.url,
      MAIL_FROM: 'service@voorbeeld.nl',
      ...more,
    }
    const logFile = join(dataDir, 'site.log')
    const child = opened.adopt(await launch(env, logFile), (one) =>
      endServer(one, 'SIGTERM').then(() => undefined),
    )
    await untilReady(url, child, () => '').catch(async (thrown) => {
      throw new Error(`${String(thrown)}\n${await readFile(logFile, 'utf8')}`)
    })
    const close = opened.move()
    return {
      url,
      database,
      partners: partners.settings,
      [Symbol.asyncDispose]: () => close.disposeAsync(),
    }
  } catch (thrown) {
    await opened.disposeAsync()
    throw thrown
  }
}

async function launch(env: NodeJS.ProcessEnv, logFile: string): Promise<ChildProcess> {
  const log = await open(logFile, 'a')
  try {
    return spawn(process.execPath, ['src/server/main.ts'], {
      cwd: root,
      env: { ...processEnv, ...env },
      stdio: ['ignore', log.fd, log.fd],
    })
  } finally {
    await log.close()
  }
}
