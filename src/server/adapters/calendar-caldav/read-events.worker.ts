// The thread in which `within-bounds.ts` reads events. They come from outside, and reading a rule of repetition may never end.
import { parentPort } from 'node:worker_threads'
import { UnexpectedAnswer } from '../../../core/kernel/unexpected-answer.ts'
import { busyIn } from './read-events.ts'
import type { Outcome, Reading } from './within-bounds.ts'

const outcomeOf = ({ objects, span }: Reading): Outcome => {
  try {
    return { busy: busyIn(objects, span) }
  } catch (thrown) {
    if (thrown instanceof UnexpectedAnswer) return { fault: thrown.message }
    throw thrown
  }
}

parentPort?.on('message', (reading: Reading) => parentPort?.postMessage(outcomeOf(reading)))
