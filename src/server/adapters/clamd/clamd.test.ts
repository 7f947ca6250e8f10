import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { eicar } from '../../ports/eicar.ts'
import { scanSuite } from '../../ports/scan.suite.ts'
import { schemaOf } from '../../ports/settings.ts'
import { clamd } from './clamd-adapter.ts'
import { clamdConfig } from './clamd-config.ts'
import { clamdStandIn, type Mood } from './test-clamd.ts'

const made = async (path?: string) => {
  const standIn = await clamdStandIn(path)
  return { standIn, port: clamd({ address: standIn.address, timeout: 60_000 }), close: () => standIn.close() }
}

scanSuite('clamd over TCP', () => made())

if (process.platform !== 'win32')
  scanSuite('clamd over a socket', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'clamd-'))
    const { port, close } = await made(join(folder, 'clamd.ctl'))
    return { port, close: () => close().then(() => rm(folder, { recursive: true })) }
  })

test.each<[Mood, string, number]>([
  ['silent', 'timeout', 300],
  ['closing', 'unreachable', 60_000],
  ['nonsense', 'nonsense', 60_000],
  ['endless', 'nonsense', 60_000],
  ['small', 'refused', 60_000],
])('one that is %s is told as %s', async (mood, reason, timeout) => {
  const standIn = await clamdStandIn()
  standIn.mood = mood
  const { scan } = clamd({ address: standIn.address, timeout })
  await expect(scan(new Uint8Array(200_000))).rejects.toMatchObject({ partner: 'scan', reason })
  await standIn.close()
})

test('one that is not there is told as such', async () => {
  const standIn = await clamdStandIn()
  await standIn.close()
  const { scan } = clamd({ address: standIn.address, timeout: 60_000 })
  await expect(scan(eicar)).rejects.toMatchObject({ partner: 'scan', reason: 'unreachable' })
})

test.each([
  ['unix:/run/clamav/clamd.ctl', true],
  ['tcp://127.0.0.1:3310', true],
  ['tcp://[::1]:3310', true],
  ['tcp://clamav', false],
  ['http://clamav:3310', false],
  ['unix:clamd.ctl', false],
  ['tcp://clamav:99999', false],
])('the address %s counts: %s', (CLAMD_ADDRESS, counts) => {
  expect(z.safeParse(schemaOf(clamdConfig), { CLAMD_ADDRESS }).success).toBe(counts)
})
