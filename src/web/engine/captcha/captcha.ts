import { challenge } from '../../../core/contract/captcha/captcha-calls.ts'
import { fetchAnswer } from '../../../core/contract/client.ts'
import type { Challenge, Solution } from './captcha-solver.ts'

type Solver = (asked: Challenge, signal: AbortSignal) => Promise<Solution>

interface Solving {
  ask(signal: AbortSignal): Promise<Challenge>
  /** The solvers, in the order in which they are tried. */
  solvers: readonly Solver[]
}

/** Solves in a worker of our own origin, whose script loads when it is first needed. */
const inWorker: Solver = (asked, signal) =>
  new Promise<Solution>((resolve, reject) => {
    const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' })
    const end = () => {
      worker.terminate()
      signal.removeEventListener('abort', stop)
    }
    const fail = (cause: unknown) => {
      end()
      reject(cause)
    }
    const stop = () => fail(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
    worker.addEventListener('error', () => fail(new Error('the worker did not start')))
    worker.addEventListener('message', ({ data }: MessageEvent<{ solution?: Solution; failed?: string }>) => {
      if (!data.solution) return fail(new Error(data.failed))
      end()
      resolve(data.solution)
    })
    worker.postMessage(asked)
  })

const inPage: Solver = async (asked, signal) => {
  const { findSolution } = await import('./captcha-solver.ts')
  return findSolution(asked, signal)
}

const browser: Solving = {
  ask: (signal) => fetchAnswer(challenge, {}, { signal }),
  solvers: [inWorker, inPage],
}

/**
 * Asks for a challenge and solves it: in a worker, or in the page where workers are refused (D21). Returns the token for the call
 * that needs one: base64 JSON, good for one use within ten minutes.
 * @throws Fault when no challenge came, Error when no answer
 * was found, the signal's reason when aborted.
 */
export const solve = async (signal: AbortSignal, { ask, solvers }: Solving = browser): Promise<string> => {
  const asked = await ask(signal)
  let failure: unknown
  for (const solver of solvers) {
    try {
      const solution = await solver(asked, signal)
      return btoa(JSON.stringify({ challenge: asked, solution }))
    } catch (thrown) {
      signal.throwIfAborted()
      failure = thrown
    }
  }
  throw failure
}
