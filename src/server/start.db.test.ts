import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endServer, freePort } from '../../test/kit/server-process.ts'
import { type Installation, openInstallation } from '../../test/storms/installation.ts'

// Starts and stops the whole server with its embedded PostgreSQL, as one process.

let installation: Installation
beforeEach(async () => {
  installation = await openInstallation()
})
afterEach(() => installation?.close())

test('starts in an empty folder, says where it is, serves, and stops itself and its database at a signal that comes twice', async () => {
  const { child, url, output } = await installation.startReady()
  expect(output()).toContain(`Thuisbasis draait op ${url}\n`)
  expect(output()).toContain(`${url}/sandbox`)
  const page = await fetch(`${url}/contact`)
  expect([page.status, (await page.text()).includes('<html')]).toEqual([200, true])
  child.kill('SIGINT')
  child.kill('SIGTERM')
  expect(await endServer(child, 'SIGINT')).toBe(0)
  expect(existsSync(installation.pidFile)).toBe(false)
})

test('a taken PORT is one sentence and exit 1, before a database is made', async () => {
  const squatter = createServer()
  const port = await freePort()
  await new Promise<void>((resolve) => squatter.listen(port, '127.0.0.1', resolve))
  const { code, said } = await installation.refusal({ PORT: String(port) })
  squatter.close()
  expect(code).toBe(1)
  expect(said).toBe(
    `Poort ${port} is al in gebruik: stop het andere programma of kies een andere poort met PORT.\n`,
  )
  expect(existsSync(join(installation.dataDir, 'postgres.json'))).toBe(false)
})
