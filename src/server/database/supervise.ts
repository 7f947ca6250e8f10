import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Cluster, clusterUrl, isServed, isStopping, startCluster, stopCluster } from './cluster.ts'
import { tryHoldAlone } from './lock.ts'
import { reasonOf } from './refusal.ts'
import { openWitness, type Witness } from './witness.ts'

/** An embedded cluster that this process uses. */
export interface Supervised {
  cluster: Cluster
  /** The lock under which servers of this cluster are started and stopped. */
  guard: string
  /** Where this process, and every other that is alive, expects it. */
  port: number
}

const lookEveryMs = 1000
/** After a start that failed, such as on a full disk; doubled every time. */
const firstRestMs = 2000
const longestRestMs = 60_000

/** A server that is being stopped lets go of its clients at once; this long it may take. */
const partingMs = 2000

/**
 * Supervises a cluster: starts its server again when it died under a living site: killed, out of memory, a crash that it did
 * not survive. So it does with one that was sent SIGTERM by itself: it waits for its clients to leave, which they never do,
 * and lets nobody in. One that was stopped in order stays stopped, since somebody may be copying its folder. Of many
 * processes one does it, and PostgreSQL itself refuses while a child of the dead server still lives.
 * @returns what ends the keeping; it resolves when nothing is being started any more.
 */
export function superviseCluster(kept: Supervised, report: (sentence: string) => void): () => Promise<void> {
  const ended = new AbortController()
  const pauseFor = (ms: number) => sleep(ms, undefined, { ref: false, signal: ended.signal })
  const witness = openWitness(clusterUrl(kept.cluster, kept.port, 'postgres'))
  const watch = async () => {
    for (let rest = firstRestMs; ; ) {
      await pauseFor(lookEveryMs)
      await witness.return()
      if ((await revive({ ...kept, witness }, report)) !== 'failed') rest = firstRestMs
      else {
        await pauseFor(rest)
        rest = Math.min(rest * 2, longestRestMs)
      }
    }
  }
  // only the end of the keeping ends it
  const watching = watch().catch(() => undefined)
  return async () => {
    ended.abort()
    await watching
    await witness.leave()
  }
}

interface Watched extends Supervised {
  witness: Witness
}

async function revive(kept: Watched, report: (sentence: string) => void): Promise<'up' | 'failed'> {
  try {
    if (!(await isLost(kept))) return 'up'
    const held = tryHoldAlone(kept.guard)
    // whoever holds it is starting or stopping this very server
    if (!held) return 'up'
    try {
      return (await isLost(kept)) ? await restart(kept, report) : 'up'
    } finally {
      held.release()
    }
  } catch (thrown) {
    report(`De database is weggevallen en start niet: ${reasonOf(thrown)}`)
    return 'failed'
  }
}

const isLost = async (kept: Watched): Promise<boolean> =>
  (await waitsForClients(kept)) || (await hasDied(kept.cluster))

/** It is stopping, and has not let go of us: nobody stopped it in order, or it would have. */
async function waitsForClients({ cluster, witness }: Watched): Promise<boolean> {
  if (!isStopping(cluster) || !witness.isThere()) return false
  await sleep(partingMs)
  return isStopping(cluster) && witness.isThere()
}

async function restart(
  { cluster, port }: Supervised,
  report: (sentence: string) => void,
): Promise<'up' | 'failed'> {
  report('De database is weggevallen en wordt opnieuw gestart.')
  // one that waits for its clients is told not to
  if (isServed(cluster)) await stopCluster(cluster)
  // not on another port: every connection of this process goes to this one
  const outcome = await startCluster(cluster, port)
  report(
    outcome === 'started'
      ? 'De database draait weer.'
      : `Poort ${port} van de database is bezet: stop het andere programma.`,
  )
  return outcome === 'started' ? 'up' : 'failed'
}

/** Nobody serves it, and it was not stopped in order. */
async function hasDied(cluster: Cluster): Promise<boolean> {
  return !isServed(cluster) && !(await wasStopped(cluster))
}

// `state` in `struct ControlFileData`, behind two numbers of 8 and of 2 times 4 bytes; 1 is DB_SHUTDOWNED.
const stateAt = 16
const stopped = 1

async function wasStopped(cluster: Cluster): Promise<boolean> {
  const control = await readFile(join(cluster.folder, 'global', 'pg_control'))
  return control.readUInt32LE(stateAt) === stopped
}
