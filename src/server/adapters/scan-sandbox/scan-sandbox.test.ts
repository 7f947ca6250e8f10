import { expect, test } from 'vitest'
import { eicar } from '../../ports/eicar.ts'
import { scanSuite } from '../../ports/scan.suite.ts'
import { scanSandbox } from './scan-sandbox-adapter.ts'

scanSuite('a sandbox scanner', async () => ({
  port: scanSandbox(),
  close: async () => undefined,
}))

test('finds it inside a file', async () => {
  const scan = scanSandbox()
  expect(await scan.scan(Buffer.concat([Buffer.from('%PDF-1.7\n'), eicar]))).toMatchObject({ infected: true })
})
