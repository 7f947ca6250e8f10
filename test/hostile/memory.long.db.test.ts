import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimingFiles, type ServerProcess, startServerProcess } from '../kit/server-process.ts'
import { open } from './raw.ts'

let server: ServerProcess
beforeAll(async () => {
  server = await startServerProcess(claimingFiles)
})
afterAll(() => server?.close())

test('forms that fill the memory set aside for them are asked to come back', async () => {
  const file = Buffer.alloc(9 * 1024 * 1024, 'x')
  const start = '--b\r\nContent-Disposition: form-data; name="File"; filename="groot.pdf"\r\n\r\n%PDF-1.7'
  const head = `POST /api/v1/files HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${10 * 1024 * 1024}\r\n\r\n`
  let refused = 0
  // each upload stops just before its end
  const holders = Array.from({ length: 32 }, () => {
    const socket = open(server.url)
    socket
      .on('error', () => undefined)
      .on('data', (answer) => {
        if (String(answer).startsWith('HTTP/1.1 503')) refused++
      })
    socket.write(head + start)
    socket.write(file)
    return socket
  })
  const upload = async () => {
    const form = new FormData()
    form.append('File', new Blob(['%PDF-1.7 een tekening']), 'tekening.pdf')
    return (await fetch(`${server.url}/api/v1/files`, { method: 'POST', body: form })).status
  }
  await expect.poll(() => refused).toBeGreaterThan(0)
  expect((await fetch(`${server.url}/contact`)).status).toBe(200)
  for (const socket of holders) socket.destroy()
  await expect.poll(upload).not.toBe(503)
  expect(server.output()).not.toContain('"msg":"unexpected"')
})
