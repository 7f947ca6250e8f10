import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import { Fault } from '../src/core/kernel/fault.ts'
import { reasonOf, StartRefused } from '../src/server/database/refusal.ts'

/** What a command was started with, and where its words go. */
export interface Terminal {
  args: readonly string[]
  env: NodeJS.ProcessEnv
  /** A line of what was asked for. */
  say(line: string): void
  /** A line beside it: a warning, progress, a refusal. */
  warn(line: string): void
  /** Text as it stands; resolves when more may follow. */
  write(text: string): Promise<void>
}

export type Command = (terminal: Terminal) => Promise<void>

/** The terminal of this process. */
const shell: Terminal = {
  args: process.argv.slice(2),
  env: process.env,
  say: console.log,
  warn: console.error,
  write: async (text) => {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain')
  },
}

/** Runs a command to its end; what is refused, by a verb as well, is one sentence. @returns its exit code. */
export const runCommand = async (command: Command, terminal: Terminal): Promise<0 | 1> => {
  try {
    await command(terminal)
    return 0
  } catch (thrown) {
    // a library's message may quote what people typed, and so may its stack
    const said = thrown instanceof StartRefused || thrown instanceof Fault
    terminal.warn(said ? thrown.message : `Mislukt: ${reasonOf(thrown)}`)
    return 1
  }
}

/**
 * Runs the command of a file when it is the one that Node was started with; whoever imports it runs it by `runCommand`.
 * Not by `import.meta.main`, which older versions of Node do not know: a backup must not end well having done nothing.
 */
export const runHere = async ({ filename }: ImportMeta, command: Command): Promise<void> => {
  const started = process.argv[1]
  if (started === undefined || realpathSync(started) !== filename) return
  process.exitCode = await runCommand(command, shell)
}
