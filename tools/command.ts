import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import { userInfo } from 'node:os'
import { Fault } from '../src/core/kernel/fault.ts'
import { reasonOf, StartRefused } from '../src/server/database/refusal.ts'

/** Arguments and environment that a command was started with, and ways to print. */
export interface Terminal {
  args: readonly string[]
  env: NodeJS.ProcessEnv
  /** Prints a line of the output. */
  say(line: string): void
  /** Prints a line beside the output: a warning, progress, a refusal. */
  warn(line: string): void
  /** Writes text as it is; resolves when more may follow. */
  write(text: string): Promise<void>
}

export type Command = (terminal: Terminal) => Promise<void>

/** Who gave a command, as the trail has it in the place of a request's id: the command and the account on the machine. */
export const commandId = (command: string): string => `${command} ${userInfo().username}`.slice(0, 60)

const shell: Terminal = {
  args: process.argv.slice(2),
  env: process.env,
  say: console.log,
  warn: console.error,
  write: async (text) => {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain')
  },
}

/** Runs a command to its end; a refusal, of a verb as well, is printed as one sentence. @returns its exit code. */
export const runCommand = async (command: Command, terminal: Terminal): Promise<0 | 1> => {
  try {
    await command(terminal)
    return 0
  } catch (thrown) {
    // other messages and stacks may quote what people typed, so they are not printed
    const said = thrown instanceof StartRefused || thrown instanceof Fault
    terminal.warn(said ? thrown.message : `Mislukt: ${reasonOf(thrown)}`)
    return 1
  }
}

/**
 * Runs the command of a file when Node was started with that file; code that imports the file uses `runCommand`. It does not use
 * `import.meta.main`, which older versions of Node do not know: there a backup would do nothing and still end well.
 */
export const runHere = async ({ filename }: ImportMeta, command: Command): Promise<void> => {
  const started = process.argv[1]
  if (started === undefined || realpathSync(started) !== filename) return
  process.exitCode = await runCommand(command, shell)
}
