import { spawn } from 'node:child_process'

export interface SystemUser {
  name: string
  uid: number
  gid: number
}

export interface Outcome {
  /** Exit code, or null when the program could not be started or was killed. */
  code: number | null
  output: string
}

/**
 * Runs a program to its end in a process group of its own, so that Ctrl-C in the terminal reaches neither it nor a server that it
 * leaves running. Never rejects: a program that cannot be started has code null.
 */
export function run(
  program: string,
  args: string[],
  options: { user?: SystemUser; env?: NodeJS.ProcessEnv; timeoutMs?: number } = {},
): Promise<Outcome> {
  const { user, env = {}, timeoutMs = 120_000 } = options
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(program, args, {
      cwd: '/',
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, ...env },
      timeout: timeoutMs,
      ...(user && { uid: user.uid, gid: user.gid }),
    })
    const keep = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('error', (error) => resolve({ code: null, output: error.message }))
    child.once('close', (code) => resolve({ code, output: output.trim() }))
  })
}
