import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FreshDatabase } from '../kit/database.ts'
import { endServer, freePort, launchServer, untilReady } from '../kit/server-process.ts'

/** One app process of a site, which may be stopped and started again on the same port. */
export interface AppProcess {
  /** Origin, `http://127.0.0.1:40123`. */
  url: string
  output(): string
  /** @throws Error with what the process printed, when it ended by itself. */
  mustLive(): void
  /** Starts the process without waiting until it is ready. */
  launch(): void
  ready(): Promise<void>
  /** Kills the process, as a power cut would. */
  kill(): Promise<void>
  /** Stops the process as an operator would, and answers the exit code. */
  stop(): Promise<number | null>
}

export interface SiteOfMany extends AsyncDisposable {
  processes: AppProcess[]
  urls: string[]
}

/**
 * Starts the built product as several processes (`count`, or one for `each` environment) over one database and one data folder;
 * resolves when all are ready. A request from this machine may say with X-Forwarded-For where it comes from, as behind a proxy.
 */
export async function startSite(
  database: Pick<FreshDatabase, 'settings'>,
  setting: { count?: number; env?: NodeJS.ProcessEnv; each?: NodeJS.ProcessEnv[] } = {},
): Promise<SiteOfMany> {
  const { count = 2, env = {}, each = Array<NodeJS.ProcessEnv>(count).fill({}) } = setting
  const dataDir = await mkdtemp(join(tmpdir(), 'storm-'))
  const processes: AppProcess[] = []
  for (const own of each) {
    processes.push(
      openProcess(await freePort(), {
        DATA_DIR: dataDir,
        ...database.settings,
        TRUSTED_PROXIES: '127.0.0.1,::1',
        ...env,
        ...own,
      }),
    )
  }
  const close = async () => {
    await Promise.all(processes.map((one) => one.stop()))
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    for (const one of processes) one.launch()
    await Promise.all(processes.map((one) => one.ready()))
  } catch (thrown) {
    await close()
    throw thrown
  }
  return { processes, urls: processes.map(({ url }) => url), [Symbol.asyncDispose]: close }
}

function openProcess(port: number, env: NodeJS.ProcessEnv): AppProcess {
  const url = `http://127.0.0.1:${port}`
  let printed = ''
  let child: ChildProcess | undefined
  const end = (signal: NodeJS.Signals) => (child ? endServer(child, signal) : Promise.resolve(0))
  return {
    url,
    output: () => printed,
    mustLive() {
      if (child?.exitCode === null && child.signalCode === null) return
      throw new Error(
        `The process at ${url} ended (${child?.exitCode ?? child?.signalCode}):\n${fatal(printed)}`,
      )
    },
    launch() {
      child = launchServer({ ...env, PORT: String(port) })
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (chunk: Buffer) => (printed += chunk))
    },
    ready: async () => {
      if (child) await untilReady(url, child, () => printed)
    },
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  }
}

/**
 * Waits until `isSo` holds, looking five times a second.
 * @throws Error when that takes longer than `seconds`, whose default is so
 * long that it only catches what never happens.
 */
export async function eventually(
  what: string,
  isSo: () => Promise<boolean> | boolean,
  seconds = 1500,
): Promise<void> {
  const giveUpAt = performance.now() + seconds * 1000
  while (!(await isSo())) {
    if (performance.now() > giveUpAt) throw new Error(`Not within ${seconds} seconds: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** What a process printed about its own end, or else the last of all that it printed. */
function fatal(printed: string): string {
  const lines = printed.split('\n').filter((line) => line.includes('"level":60') || !line.startsWith('{'))
  return lines.join('\n') || printed.slice(-2000)
}
