import { expect, test } from 'vitest'
import { eicar } from '../../ports/eicar.ts'
import { scanSuite } from '../../ports/scan.suite.ts'
import { scanSandbox } from './index.ts'

scanSuite('a sandbox scanner', async () => ({
  port: scanSandbox({ mode: async () => 'none' }),
  close: async () => undefined,
}))

test('finds it inside a file', async () => {
  const scan = scanSandbox({ mode: async () => 'none' })
  expect(await scan.scan(Buffer.concat([Buffer.from('%PDF-1.7\n'), eicar]))).toMatchObject({ infected: true })
})

test('is down when its switch says so', async () => {
  const scan = scanSandbox({ mode: async (partner) => (partner === 'scan' ? 'down' : 'none') })
  await expect(scan.scan(eicar)).rejects.toMatchObject({ partner: 'scan', reason: 'unreachable' })
})
