import { Worker } from 'node:worker_threads'

/** What goes to the thread: rows of texts, the first of which has the names of the columns, and then the word that it is all. */
export type SheetPart = readonly (readonly string[])[] | 'end'

const entry = new URL('./write-xlsx.worker.ts', import.meta.url)
/** Megabytes of memory that the thread may use: 300,000 cells take some 350. */
const mostMemory = 512
/** Milliseconds after which a file counts as failed, from its last row on. */
const longestMs = 300_000

/** A file of rows that is being made. */
export interface TableFile {
  /** Puts rows behind those that are there. */
  add(rows: readonly (readonly string[])[]): void
  /**
   * Makes the file of them.
   * @throws Error when it could not be made.
   */
  end(): Promise<Uint8Array>
  /** Gives up what was not ended, and what it holds. */
  stop(): void
}

/**
 * Begins a file for Excel. It is made in a thread of its own: in one go, in which the main thread could answer nobody for
 * seconds, and whose memory goes back when it ends.
 */
export const openXlsx = (): TableFile => {
  const thread = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb: mostMemory } })
  const made = new Promise<Uint8Array>((resolve, reject) => {
    thread.on('message', resolve)
    thread.on('error', reject)
    thread.on('exit', () => reject(new Error('The thread that makes a file for Excel ended.')))
  })
  // it may fail before anybody waits for the file
  made.catch(() => undefined)
  const stop = () => void thread.terminate()
  return {
    add: (rows) => thread.postMessage(rows satisfies SheetPart),
    end: async () => {
      const timer = setTimeout(stop, longestMs)
      thread.postMessage('end' satisfies SheetPart)
      try {
        return await made
      } finally {
        clearTimeout(timer)
        stop()
      }
    },
    stop,
  }
}
