import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Cluster, clusterUrl, isServed, isStopping, startCluster, stopCluster } from './cluster.ts'
import { tryHoldAlone } from './lock.ts'
import { reasonOf } from './refusal.ts'
import { openWitness, type Witness } from './witness.ts'

export interface Supervised {
  cluster: Cluster
  /** The lock file that is held while a server of this cluster is started or stopped. */
  guard: string
  /** Port on which all processes expect the server. */
  port: number
}

const lookEveryMs = 1000
/** Milliseconds to wait after a failed start, such as on a full disk; doubled after each further failure. */
const firstRestMs = 2000
const longestRestMs = 60_000

/** Milliseconds that a server gets to drop its clients. One that is stopped properly drops them at once. */
const partingMs = 2000

/**
 * Supervises a cluster: restarts its server when it died under a running site (killed, out of memory, a crash). A server that
 * received a plain SIGTERM is restarted too: it accepts nobody and waits for its clients to leave, which they never do. A server
 * that was stopped properly stays stopped, since somebody may be copying its folder. Of many processes one does the restart, and
 * PostgreSQL itself refuses it while a child of the dead server still lives. @returns a function that ends the supervision; it
 * resolves once nothing is being started any more.
 */
export function superviseCluster(
  supervised: Supervised,
  report: (sentence: string) => void,
): () => Promise<void> {
  const ended = new AbortController()
  const pauseFor = (ms: number) => sleep(ms, undefined, { ref: false, signal: ended.signal })
  const witness = openWitness(clusterUrl(supervised.cluster, supervised.port, 'postgres'))
  const watch = async () => {
    for (let rest = firstRestMs; ; ) {
      await pauseFor(lookEveryMs)
      await witness.reconnect()
      if ((await revive({ ...supervised, witness }, report)) !== 'failed') rest = firstRestMs
      else {
        await pauseFor(rest)
        rest = Math.min(rest * 2, longestRestMs)
      }
    }
  }
  // the loop ends only by the abort below
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
    // another process holds the lock: it is starting or stopping this very server
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

/** Whether the server is stopping but still waits for its clients: a proper stop would have dropped our connection by now. */
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
  // a server that waits for its clients is told to drop them
  if (isServed(cluster)) await stopCluster(cluster)
  // always on the same port: every connection of this process goes to it
  const outcome = await startCluster(cluster, port)
  report(
    outcome === 'started'
      ? 'De database draait weer.'
      : `Poort ${port} van de database is bezet: stop het andere programma.`,
  )
  return outcome === 'started' ? 'up' : 'failed'
}

async function hasDied(cluster: Cluster): Promise<boolean> {
  return !isServed(cluster) && !(await wasStopped(cluster))
}

// Offset of `state` in `struct ControlFileData`, behind a number of 8 bytes and two of 4 bytes; the value 1 is DB_SHUTDOWNED.
const stateAt = 16
const stopped = 1

async function wasStopped(cluster: Cluster): Promise<boolean> {
  const control = await readFile(join(cluster.folder, 'global', 'pg_control'))
  return control.readUInt32LE(stateAt) === stopped
}
