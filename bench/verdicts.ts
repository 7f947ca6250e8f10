import { whenCalm } from './machine.ts'
import { isBroken, type Measurement, type Verdict, verdictOf } from './promise.ts'
import { lineOf } from './report.ts'

/** Milliseconds that each promise may wait for a calm moment of the machine. */
const patienceMs = 30_000

export const verdicts: Verdict[] = []

/** Measures at a calm moment and prints each figure as soon as it is there. */
export async function hold(measure: () => Promise<Measurement | Measurement[]>): Promise<void> {
  const { result, calm } = await whenCalm(patienceMs, measure)
  for (const measured of [result].flat()) {
    const verdict = verdictOf(measured, calm)
    verdicts.push(verdict)
    console.log(lineOf(verdict))
  }
}

/** Prints each broken promise; the process then ends in failure if there is any. */
export function conclude(): void {
  const broken = verdicts.filter(isBroken)
  for (const { what } of broken) console.error(`Niet gehaald: ${what}`)
  process.exitCode = broken.length > 0 ? 1 : 0
}
