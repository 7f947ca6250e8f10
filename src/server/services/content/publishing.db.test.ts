import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { whileBusy } from '../../../../test/kit/busy.ts'
import { isLongRound } from '../../../../test/kit/long-round.ts'
import { type ServerProcess, startServerProcess } from '../../../../test/kit/server-process.ts'
import { systemClock } from '../../../core/kernel/clock.ts'
import { publish, saveDraft } from './edit.ts'

const rounds = isLongRound ? 20 : 1
const readers = 50

let one: ServerProcess
let two: ServerProcess
beforeAll(async () => {
  one = await startServerProcess()
  two = await startServerProcess(one.database.settings)
})
afterAll(async () => {
  await two?.close()
  await one?.close()
})

const page = (title: string, more: object = {}) => ({
  kind: 'page',
  codename: 'proef',
  path: '/proef',
  layout: 'content',
  title,
  description: 'Een pagina die vaak verandert.',
  blocks: [],
  ...more,
})
const put = async (body: object) => {
  await saveDraft(one.database.db, systemClock, 'proef', body)
  await publish(one.database.db, systemClock, 'proef', 'test')
}
const titleOf = (html: string) => /<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? 'no title'
const read = async ({ url }: ServerProcess, path = '/proef') => {
  const answer = await fetch(url + path, { redirect: 'manual' })
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    title: titleOf(await answer.text()),
  }
}
const shows = (title: string, path = '/proef') =>
  expect
    .poll(async () => [(await read(one, path)).title, (await read(two, path)).title], { interval: 20 })
    .toEqual([title, title])

describe('two processes on one database', () => {
  it(`${readers} clients that read during a publication see old or new, and within a second all see new`, async () => {
    await put(page('versie 0'))
    await shows('versie 0')
    for (let round = 1; round <= rounds; round++) {
      const seen = new Set<string>()
      const lastOld = new Map<ServerProcess, number>()
      let reading = true
      const reader = async (index: number) => {
        const server = index % 2 === 0 ? one : two
        while (reading) {
          const asked = performance.now()
          const { status, title } = await read(server)
          seen.add(`${status} ${title}`)
          if (title === `versie ${round - 1}`) lastOld.set(server, asked)
          await sleep(10)
        }
      }
      const all = Promise.all(Array.from({ length: readers }, (_, index) => reader(index)))
      await put(page(`versie ${round}`))
      const published = performance.now()
      await shows(`versie ${round}`)
      // whoever gets the old text from now on got the new one before
      await sleep(300)
      reading = false
      await all
      expect(seen).toEqual(new Set([`200 versie ${round - 1}`, `200 versie ${round}`]))
      // nobody who asked a second after the publication got the old text
      const bound = whileBusy(1000)
      for (const server of [one, two]) expect((lastOld.get(server) ?? 0) - published).toBeLessThan(bound)
    }
  })

  it('an address that changes leads to the new one in every process, and its draft to nobody', async () => {
    await saveDraft(one.database.db, systemClock, 'proef', page('verhuisd', { path: '/proef-nieuw' }))
    await sleep(1200)
    for (const server of [one, two]) expect((await read(server, '/proef-nieuw')).status).toBe(404)
    await publish(one.database.db, systemClock, 'proef', 'test')
    await shows('verhuisd', '/proef-nieuw')
    for (const server of [one, two])
      expect(await read(server, '/proef?step=moment')).toMatchObject({
        status: 308,
        location: '/proef-nieuw?step=moment',
      })
  })

  it('a document with a broken block, a hostile one and one of an unknown kind leave the page up and harmless', async () => {
    const hostile = '<p>heel</p><script>alert(1)</script><a href="javascript:alert(1)">klik</a>'
    await put(
      page('gemengd', {
        blocks: [
          { kind: 'hero' },
          { kind: 'rich_text', text: { html: `${hostile}<iframe src="https://evil.example"></iframe>` } },
          { kind: 'iframe', title: 'x', src: 'https://evil.example' },
          { kind: 'carrousel_van_morgen' },
        ],
      }),
    )
    await shows('gemengd')
    const html = await (await fetch(`${one.url}/proef`)).text()
    expect(html).toContain('<p>heel</p>')
    expect(html).toContain('Trying to render an unsupported component')
    expect(html).not.toMatch(/alert\(1\)|evil\.example|javascript:|<iframe/)
    for (const told of [
      'blocks.0.title',
      '<script> is not allowed',
      '<iframe> is not allowed',
      'carrousel_van_morgen',
    ])
      await expect.poll(() => one.output()).toContain(told)
  })
})
