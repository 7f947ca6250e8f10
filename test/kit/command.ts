import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Environment of a process of ours: what Node compiled once, another process reads (Node's own compile cache). */
export const processEnv = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
}

/** Runs `tools/<name>.ts` as staff would, with nothing but this environment. Rejects when it ends with a code. */
export const command = (
  name: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ stdout: string; stderr: string }> =>
  promisify(execFile)(process.execPath, [`tools/${name}.ts`, ...args], {
    cwd: root,
    env: { ...processEnv, ...env },
  })
