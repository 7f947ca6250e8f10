import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The kinds of test in `vitest.config.ts`, in the order in which they run. */
export const projects = ['unit', 'database', 'journeys']

export interface Step {
  name: string
  command: [program: string, ...args: string[]]
  /** Shows its output while it runs, instead of only when it fails. */
  shown?: boolean
}

export interface Outcome {
  name: string
  passed: boolean
  seconds: number
}

// No colours, as logs are read by people and by programs.
const env: NodeJS.ProcessEnv = {
  ...process.env,
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  // processes share what Node has compiled
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../.cache/compiled', import.meta.url)),
}

const root = fileURLToPath(new URL('..', import.meta.url))

/** The command for a program of node_modules, run by this Node. */
export const ours = (path: string, ...args: string[]): Step['command'] => [
  process.execPath,
  `node_modules/${path}`,
  ...args,
]

/** Checks that need nothing but the sources, and take seconds. */
export const staticSteps: Step[] = [
  {
    name: 'format and lint',
    command: ours('@biomejs/biome/bin/biome', 'ci', '--colors=off', '--max-diagnostics=50', '.'),
  },
  { name: 'layers', command: [process.execPath, 'tools/layers.ts'] },
  {
    name: 'types',
    command: ours('typescript/bin/tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', '.cache/tsc.json'),
  },
]

/** Looks for files, exports and libraries that nothing uses; only meaningful when a piece of work is complete. */
export const unusedStep: Step = { name: 'nothing unused', command: ours('knip/bin/knip.js', '--no-progress') }

/**
 * Runs one vitest project, narrowed to paths with one of these words; with a file for its report its output is shown while it
 * runs.
 */
export const vitest = (project: string, report?: string, words: readonly string[] = []): Step => ({
  name: `${project} tests`,
  command: ours(
    'vitest/vitest.mjs',
    ...['run', '--project', project],
    ...(report
      ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      : ['--reporter=dot']),
    ...(words.length > 0 ? [...words, '--passWithNoTests'] : []),
  ),
  shown: report !== undefined,
})

/** Runs at most `atOnce` steps at a time, prints how each went, and never stops early. */
export async function runSteps(steps: Step[], atOnce = 1): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const waiting = [...steps]
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) outcomes.push(await runStep(step))
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return outcomes
}

function runStep({ name, command, shown }: Step): Promise<Outcome> {
  const [program, ...args] = command
  const begun = performance.now()
  let output = ''
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        if (shown) process.stdout.write(chunk)
        else output += chunk
      })
    }
    const done = (passed: boolean, message = '') => {
      const seconds = (performance.now() - begun) / 1000
      if (!passed) process.stdout.write(`${output}${message}\n`)
      console.log(`${passed ? 'ok    ' : 'FAILED'} ${seconds.toFixed(1).padStart(6)} s  ${name}`)
      resolve({ name, passed, seconds })
    }
    child.once('error', (error) => done(false, error.message))
    child.once('close', (code) => done(code === 0))
  })
}
