import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projects } from '../../tools/steps.ts'
import type { Measurement } from '../promise.ts'
import { root } from '../site.ts'
import { spreadOf } from '../statistics.ts'

interface Report {
  startTime: number
  testResults: { endTime: number }[]
}

/**
 * Reads from its own report what the last `npm test` took, from its first test to its last; undefined where there is no report.
 */
export async function readSuite(): Promise<Measurement | undefined> {
  try {
    const reports = await Promise.all(projects.map(readReport))
    const seconds = reports.map(
      ({ startTime, testResults }) =>
        (Math.max(...testResults.map(({ endTime }) => endTime)) - startTime) / 1000,
    )
    const total = seconds.reduce((sum, one) => sum + one, 0)
    return {
      what: '`npm test` on this machine, after install',
      spread: spreadOf([total]),
      unit: 's',
      bound: { side: 'at most', value: 480 },
      note: projects.map((project, index) => `${project} ${seconds[index]?.toFixed(0)} s`).join(', '),
    }
  } catch {
    return undefined
  }
}

async function readReport(project: string): Promise<Report> {
  return JSON.parse(await readFile(join(root, '.cache', `${project}.json`), 'utf8')) as Report
}
