import { setTimeout as sleep } from 'node:timers/promises'
import { openInstallation } from '../../test/storms/installation.ts'
import type { Measurement } from '../promise.ts'
import { spreadOf } from '../statistics.ts'

const times = 3

/**
 * Kills the embedded database under a running site, and measures the time until the site serves again and how long visitors wait
 * meanwhile.
 */
export async function measureRevival(): Promise<Measurement[]> {
  await using installation = await openInstallation()
  const { url } = await installation.startReady()
  const back: number[] = []
  const waits: number[] = []
  for (let time = 0; time < times; time++) {
    process.kill(installation.postmaster(), 'SIGKILL')
    const begun = performance.now()
    let longest = 0
    let isAway = false
    for (;;) {
      const asked = performance.now()
      await (await fetch(`${url}/sandbox/orders.json`)).text()
      longest = Math.max(longest, performance.now() - asked)
      const { ok } = await fetch(`${url}/readyz`)
      isAway ||= !ok
      if (isAway && ok) break
      await sleep(50)
    }
    back.push((performance.now() - begun) / 1000)
    waits.push(longest / 1000)
  }
  return [
    {
      what: 'Serving again after the embedded database was killed',
      spread: spreadOf(back),
      unit: 's',
      bound: { side: 'at most', value: 10 },
    },
    {
      what: 'Longest wait for an answer meanwhile',
      spread: spreadOf(waits),
      unit: 's',
      bound: { side: 'at most', value: 5 },
    },
  ]
}
