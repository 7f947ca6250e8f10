import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { processEnv } from './command.ts'
import { type FreshDatabase, freshDatabase } from './database.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Environment of a site with a form that claims uploads, whether one does of itself or not. */
export const claimingFiles = {
  NODE_OPTIONS: `--import=${new URL('./claims-files.ts', import.meta.url).href}`,
}

export interface ServerProcess extends AsyncDisposable {
  /** Origin, `http://localhost:40123`. */
  url: string
  database: FreshDatabase
  /** Where it keeps its files, unless `env` says otherwise. */
  dataDir: string
  /** Everything that it printed so far. */
  output(): string
  /** Ends it as an operator would; answers its exit code. The database stays until `close`. */
  stop(): Promise<number | null>
  /** Ends it as a power cut would. */
  kill(): Promise<void>
  /** Starts it again, on the same port, database and data folder. */
  restart(): Promise<void>
  close(): Promise<void>
}

/**
 * The built product on a port of its own, with a fresh database and data folder; ready when this resolves.
 * `env` adds to or replaces its environment, such as `CLOCK` or an adapter.
 */
export async function startServerProcess(env: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
  const database = await freshDatabase('filled')
  const dataDir = await mkdtemp(join(tmpdir(), 'thuisbasis-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const given = { PORT: String(port), DATA_DIR: dataDir, ...database.settings, ...env }
  let printed = ''
  const launch = () => {
    const child = launchServer(given)
    child.stdout?.on('data', (chunk: Buffer) => (printed += chunk))
    child.stderr?.on('data', (chunk: Buffer) => (printed += chunk))
    return child
  }
  let child = launch()
  const stop = () => endServer(child, 'SIGTERM')
  const close = async () => {
    await stop()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await untilReady(url, child, () => printed)
  } catch (thrown) {
    await close()
    throw thrown
  }
  return {
    url,
    database,
    dataDir,
    output: () => printed,
    stop,
    kill: async () => void (await endServer(child, 'SIGKILL')),
    restart: async () => {
      child = launch()
      await untilReady(url, child, () => printed)
    },
    close,
    [Symbol.asyncDispose]: close,
  }
}

/**
 * The server's own process with nothing but this environment, its output piped; another `command` may start it, and `folder` is
 * of another checkout.
 */
export function launchServer(
  env: NodeJS.ProcessEnv,
  [program = process.execPath, ...args]: string[] = [process.execPath, 'src/server/main.ts'],
  folder = root,
): ChildProcess {
  return spawn(program, args, {
    cwd: folder,
    env: { ...processEnv, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Sends the signal unless it already ended, and answers its exit code. */
export async function endServer(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = once(child, 'exit')
  child.kill(signal)
  const [code] = (await ended) as [number | null]
  return code
}

/** Waits until `/readyz` says yes. @throws Error with what it printed, when it ends or takes longer than `seconds`. */
export async function untilReady(
  url: string,
  child: ChildProcess,
  output: () => string,
  seconds = 280,
): Promise<void> {
  const giveUpAt = performance.now() + seconds * 1000
  while (child.exitCode === null && performance.now() < giveUpAt) {
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return
    await sleep(50)
  }
  throw new Error(`The server did not become ready:\n${output()}`)
}

/**
 * A port that nothing listens on at this moment. It is below those that a system gives to connections by itself: one of
 * these may be taken by the time that a server starts.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_000)
    const server = createServer().listen(port, '127.0.0.1')
    const listens = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (!listens) continue
    server.close()
    await once(server, 'close')
    return port
  }
}
