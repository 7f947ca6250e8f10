import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endServer, freePort, launchServer, untilReady } from '../../test/kit/server-process.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const run = (program: string, args: string[], cwd: string): string =>
  execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim()

/** The commit that a name (`HEAD~3`, `6e5dc974`) stands for, whole. */
export const commitOf = (name: string): string => run('git', ['rev-parse', `${name}^{commit}`], root)

/** Checks a commit out beside this one, with its own packages where they differ from ours, and builds it; answers its folder. */
export const buildOf = (commit: string): string => {
  const folder = join(root, '.cache/compare', commit)
  if (!existsSync(folder)) run('git', ['worktree', 'add', '--detach', '--force', folder, commit], root)
  if (!existsSync(join(folder, 'node_modules'))) {
    const lockOf = (where: string) => readFileSync(join(where, 'package-lock.json'), 'utf8')
    if (lockOf(folder) === lockOf(root)) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    else run('npm', ['ci'], folder)
  }
  if (!existsSync(join(folder, 'dist/server'))) run('npm', ['run', 'build'], folder)
  return folder
}

export interface Site extends AsyncDisposable {
  /** Origin, `http://localhost:40123`. */
  url: string
}

/** When both sites begin: on a Friday afternoon with no holiday near. */
export const beginning = '2026-11-20T14:00:00Z'

/** Starts the built product of a folder as a newcomer has it, with a database of its own; ready when this resolves. */
export const openSite = async (folder: string): Promise<Site> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'thuisbasis-compare-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = {
    PORT: String(port),
    DATA_DIR: dataDir,
    CLOCK: beginning,
    // each walk says from where it comes
    TRUSTED_PROXIES: '127.0.0.1, ::1',
  }
  let printed = ''
  const child = launchServer(env, undefined, folder)
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk))
  child.stderr?.on('data', (chunk: Buffer) => (printed += chunk))
  const close = async () => {
    await endServer(child, 'SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await untilReady(url, child, () => printed)
  } catch (thrown) {
    await close()
    throw thrown
  }
  return { url, [Symbol.asyncDispose]: close }
}
