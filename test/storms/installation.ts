import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endServer, freePort, launchServer, untilReady } from '../kit/server-process.ts'

export interface Started {
  child: ChildProcess
  url: string
  output(): string
}

/** A folder of data with its own embedded PostgreSQL, and the processes that are started on it. */
export interface Installation extends AsyncDisposable {
  dataDir: string
  pidFile: string
  postmaster(): number
  /** Starts a process, by another `command` where one is given. */
  launch(env?: NodeJS.ProcessEnv, command?: string[]): Promise<Started>
  startReady(env?: NodeJS.ProcessEnv): Promise<Started>
  /** Starts a process that refuses to start, and answers its exit code and output. */
  refusal(env?: NodeJS.ProcessEnv): Promise<{ code: number | null; said: string }>
  end(): Promise<void>
  /** Stops everything like `end`, and removes the folder. */
  close(): Promise<void>
}

export async function openInstallation(): Promise<Installation> {
  const dataDir = await mkdtemp(join(tmpdir(), 'installation-'))
  // Temporary folders are closed to other users, among them the one that the database runs as.
  await chmod(dataDir, 0o755)
  const pidFile = join(dataDir, 'postgres', 'postmaster.pid')
  const postmaster = () => Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  const started: Started[] = []
  const launch = async (env: NodeJS.ProcessEnv = {}, command?: string[]): Promise<Started> => {
    const port = await freePort()
    const child = launchServer({ PORT: String(port), DATA_DIR: dataDir, ...env }, command)
    let printed = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk))
    const one = { child, url: `http://localhost:${port}`, output: () => printed }
    started.push(one)
    return one
  }
  const startReady = async (env: NodeJS.ProcessEnv = {}) => {
    const one = await launch(env)
    await untilReady(one.url, one.child, one.output)
    return one
  }
  const refusal = async (env: NodeJS.ProcessEnv = {}) => {
    const { child, output } = await launch(env)
    const [code] = (await once(child, 'close')) as [number | null]
    return { code, said: output() }
  }
  const end = async () => {
    // The last process to stop also stops the database; a database that is still running after it is killed.
    await Promise.all(started.map(({ child }) => endServer(child, 'SIGTERM')))
    if (existsSync(pidFile)) await killAndWait(postmaster())
  }
  const close = async () => {
    await end()
    await rm(dataDir, { recursive: true, force: true })
  }
  return {
    dataDir,
    pidFile,
    postmaster,
    launch,
    startReady,
    refusal,
    end,
    close,
    [Symbol.asyncDispose]: close,
  }
}

async function killAndWait(pid: number): Promise<void> {
  try {
    process.kill(pid, 'SIGKILL')
    for (;;) {
      process.kill(pid, 0)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  } catch {
    // the process is gone
  }
}
