import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartRefused } from './refusal.ts'

// An empty SQLite file carries the locks: the kernel drops them the moment their process ends, however
// it ends, so nothing has to guess whether a process id written in a file is still the same process.

const pollMs = 40

export interface Held {
  release(): void
}

/**
 * Waits until this process alone holds `file`, at most `waitMs` milliseconds.
 * @throws StartRefused when another process keeps it longer than that.
 */
export async function holdAlone(file: string, waitMs = 120_000): Promise<Held> {
  const giveUpAt = performance.now() + waitMs
  for (;;) {
    const held = tryHoldAlone(file)
    if (held) return held
    if (performance.now() > giveUpAt) {
      throw new StartRefused(`Een ander proces houdt ${file} al ${Math.round(waitMs / 1000)} seconden vast.`)
    }
    await sleep(pollMs)
  }
}

/** Holds `file` alone, or answers nothing when any other process holds or shares it. */
export function tryHoldAlone(file: string): Held | undefined {
  return lockWith(file, 'BEGIN EXCLUSIVE')
}

/**
 * Shares `file` with every other process that uses the same thing; `tryHoldAlone` fails while one does.
 * Call it while holding the lock that guards the file, so that nobody is just trying to hold it alone.
 */
export function share(file: string): Held {
  const held = lockWith(file, 'BEGIN; SELECT count(*) FROM sqlite_master')
  if (!held) throw new StartRefused(`Het bestand ${file} is onverwacht in gebruik.`)
  return held
}

function lockWith(file: string, statements: string): Held | undefined {
  const db = new DatabaseSync(file, { timeout: 0 })
  try {
    // no journal file: a lock must work on a disk that is full
    db.exec(`PRAGMA journal_mode=MEMORY; ${statements}`)
    return { release: () => db.close() }
  } catch (thrown) {
    db.close()
    if (isBusy(thrown)) return undefined
    throw thrown
  }
}

function isBusy(thrown: unknown): boolean {
  const sqliteBusy = 5
  return thrown instanceof Error && 'errcode' in thrown && thrown.errcode === sqliteBusy
}
