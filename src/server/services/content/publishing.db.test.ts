import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWholeSite, type WholeSite } from '../../../../test/kit/whole-site.ts'
import { systemClock } from '../../../core/kernel/clock.ts'
import { publish, saveDraft } from './edit.ts'

// Two servers on one database. publishing.long.db.test.ts does the same under many readers.

let one: WholeSite
let two: WholeSite
beforeAll(async () => {
  one = await openWholeSite()
  two = await openWholeSite({ database: one.database })
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
const read = async ({ url }: WholeSite, path = '/proef') => {
  const answer = await fetch(url + path, { redirect: 'manual' })
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    title: titleOf(await answer.text()),
  }
}
const shows = (title: string, path = '/proef') =>
  expect
    .poll(async () => [(await read(one, path)).title, (await read(two, path)).title])
    .toEqual([title, title])

const saveOther = async (): Promise<string> => {
  const other = page('iets anders', { codename: 'anders', path: '/anders' })
  await saveDraft(one.database.db, systemClock, 'anders', other)
  return 'anders'
}

it('an address that changes leads to the new one in every process, and its draft to nobody', async () => {
  await put(page('versie 0'))
  await shows('versie 0')
  await saveDraft(one.database.db, systemClock, 'proef', page('verhuisd', { path: '/proef-nieuw' }))
  // A server that shows what was published later has looked at the content again by then.
  await publish(one.database.db, systemClock, await saveOther(), 'test')
  await shows('iets anders', '/anders')
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
    '‘<script>’ mag hier niet staan',
    '‘<iframe>’ mag hier niet staan',
    'carrousel_van_morgen',
  ])
    await expect.poll(() => one.logged()).toContain(told)
})
