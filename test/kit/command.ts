import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Command, runCommand } from '../../tools/command.ts'
import { testSecret } from './secret.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Environment of our processes; they share Node's compile cache, so that each file is compiled once. A site of a test begins
 * without the requests of the demo: it counts those that it makes.
 */
export const processEnv = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
  DEMO_REQUESTS: 'off',
}

/** Runs `tools/<name>.ts` in a process of its own, as staff would. Rejects when its exit code is not 0. */
export const commandProcess = (
  name: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ stdout: string; stderr: string }> =>
  promisify(execFile)(process.execPath, [`tools/${name}.ts`, ...args], {
    cwd: root,
    env: { ...processEnv, SECRETS: testSecret, ...env },
  })

/** Output of a command; `runCommandHere` throws it when the command fails, as `commandProcess` does. */
export interface CommandOutput {
  code: 0 | 1
  stdout: string
  stderr: string
}

/**
 * Runs a command in this process with this environment and the secret of tests, a second faster than `commandProcess`.
 * @throws Said
 */
export const runCommandHere = async (
  command: Command,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<CommandOutput> => {
  const said = { stdout: '', stderr: '' }
  const code = await runCommand(command, {
    args,
    env: { SECRETS: testSecret, ...env },
    say: (line) => {
      said.stdout += `${line}\n`
    },
    warn: (line) => {
      said.stderr += `${line}\n`
    },
    write: async (text) => {
      said.stdout += text
    },
  })
  if (code === 1) throw { code, ...said }
  return { code, ...said }
}
