import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartRefused } from './refusal.ts'

// The locks are held on an empty SQLite file: the kernel drops them the moment their process ends, however it ends. So nothing
// has to guess whether a process id written in a file still belongs to the same process.

const pollMs = 40

export interface FileLock {
  release(): void
}

/**
 * Waits, at most `waitMs` milliseconds, until this process alone holds `file`.
 * @throws StartRefused when another process keeps it
 * longer than that.
 */
export async function holdAlone(file: string, waitMs = 120_000): Promise<FileLock> {
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

/** Locks `file` for this process alone; undefined when another process holds or shares it. */
export function tryHoldAlone(file: string): FileLock | undefined {
  return lockWith(file, 'BEGIN EXCLUSIVE')
}

/**
 * Locks `file` together with every other process that uses the same thing; meanwhile `tryHoldAlone` fails. Call it while holding
 * the lock that guards the file, so that no other process is trying to hold it alone at that moment.
 */
export function share(file: string): FileLock {
  const held = lockWith(file, 'BEGIN; SELECT count(*) FROM sqlite_master')
  if (!held) throw new StartRefused(`Het bestand ${file} is onverwacht in gebruik.`)
  return held
}

function lockWith(file: string, statements: string): FileLock | undefined {
  const db = new DatabaseSync(file, { timeout: 0 })
  try {
    // SQLite keeps its journal in memory, so that a lock works on a full disk too
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
