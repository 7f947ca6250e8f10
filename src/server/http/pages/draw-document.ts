import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { DocumentContent } from '../../../core/documents.ts'
import type { Renderer, Sender } from '../../../core/render.ts'

/** A document that a thread draws. */
export interface Wanted {
  content: DocumentContent
  sender: Sender
}

/** What came of it. */
export type Drawn = { bytes: Uint8Array } | { fault: string }

const entry = new URL('./draw-document.worker.ts', import.meta.url)
/** Milliseconds after which a thread that was asked nothing ends, and gives its memory back. */
const idleMs = 60_000
/** Milliseconds after which a document that is not done never will be. */
const longestMs = 60_000

/**
 * Draws documents in a thread of their own, one at a time: each takes a tenth of a second, in which no page could be
 * answered, and anybody may ask for many. `path` is the built module that draws them.
 * @throws Error when it cannot be drawn; the next one is drawn all the same.
 */
export const drawBeside = (path: string): Renderer['document'] => {
  let turn: Promise<unknown> = Promise.resolve()
  let thread: Worker | undefined
  const start = (): Worker => {
    const started = new Worker(entry, { workerData: pathToFileURL(path).href })
    started.once('exit', () => {
      if (thread === started) thread = undefined
    })
    return started
  }
  const draw = async (wanted: Wanted): Promise<Uint8Array> => {
    thread ??= start()
    const drawn = await askThread(thread, wanted)
    if ('bytes' in drawn) return drawn.bytes
    throw new Error(`A document could not be drawn: ${drawn.fault}`)
  }
  let idle: NodeJS.Timeout | undefined
  return (content, sender) => {
    clearTimeout(idle)
    const drawing = turn.then(() => draw({ content, sender }))
    turn = drawing
      .catch(() => undefined)
      .then(() => {
        clearTimeout(idle)
        idle = setTimeout(() => void thread?.terminate(), idleMs).unref()
      })
    return drawing
  }
}

/** Asks a thread that draws nothing else; it keeps the process alive for as long. */
const askThread = (thread: Worker, wanted: Wanted): Promise<Drawn> =>
  new Promise((resolve) => {
    const done = (drawn: Drawn) => {
      clearTimeout(timer)
      thread.off('message', done).off('error', broken).off('exit', ended)
      thread.unref()
      resolve(drawn)
    }
    const broken = ({ message }: Error) => done({ fault: message })
    const ended = () => done({ fault: 'its thread ended' })
    const timer = setTimeout(() => {
      void thread.terminate()
      done({ fault: 'it took too long' })
    }, longestMs)
    thread.on('message', done).on('error', broken).on('exit', ended)
    thread.ref()
    thread.postMessage(wanted)
  })
