import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { DocumentContent } from '../../../core/documents.ts'
import type { Renderer, Sender } from '../../../core/render.ts'

export interface DrawRequest {
  content: DocumentContent
  sender: Sender
}

/** The result of drawing; `ended` means that the thread cannot be used any more. */
export type DrawResult = { bytes: Uint8Array } | { fault: string; ended?: true }

const entry = new URL('./draw-document.worker.ts', import.meta.url)
/** Milliseconds after which an unused thread is ended, to give its memory back. */
const idleMs = 60_000
/** Milliseconds after which the drawing of a document counts as failed. */
const longestMs = 60_000
/** Megabytes of memory that the thread may use. */
const mostMemory = 256

/**
 * Makes a function that draws documents in a thread of its own, one at a time: each takes a tenth of a second, during which the
 * main thread could answer no page, and anybody may ask for many. `path` is the built module that draws them. The function throws
 * an Error when a document cannot be drawn; the next one is drawn all the same.
 */
export const documentDrawer = (path: string): Renderer['document'] => {
  let turn: Promise<unknown> = Promise.resolve()
  let thread: Worker | undefined
  const forget = (ended: Worker): void => {
    if (thread === ended) thread = undefined
  }
  const start = (): Worker => {
    const started = new Worker(entry, {
      workerData: pathToFileURL(path).href,
      resourceLimits: { maxOldGenerationSizeMb: mostMemory },
    })
    // listens also between documents: an error event without a listener ends the process
    return started.on('error', () => forget(started)).on('exit', () => forget(started))
  }
  const draw = async (wanted: DrawRequest): Promise<Uint8Array> => {
    thread ??= start()
    const asked = thread
    const drawn = await askThread(asked, wanted)
    if ('bytes' in drawn) return drawn.bytes
    if (drawn.ended) {
      forget(asked)
      void asked.terminate()
    }
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

/** Gives the thread one document to draw. The thread keeps the process alive until it is done. */
const askThread = (thread: Worker, wanted: DrawRequest): Promise<DrawResult> =>
  new Promise((resolve) => {
    const done = (drawn: DrawResult) => {
      clearTimeout(timer)
      thread.off('message', done).off('error', broken).off('exit', ended)
      thread.unref()
      resolve(drawn)
    }
    const broken = ({ message }: Error) => done({ fault: message, ended: true })
    const ended = () => done({ fault: 'its thread ended', ended: true })
    const timer = setTimeout(() => done({ fault: 'it took too long', ended: true }), longestMs)
    thread.on('message', done).on('error', broken).on('exit', ended)
    thread.ref()
    thread.postMessage(wanted)
  })
