import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ServerProcess, startServerProcess } from '../../../../test/kit/server-process.ts'
import { systemClock } from '../../../core/kernel/clock.ts'
import { publish, saveDraft } from './edit.ts'

const rounds = 6
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

const page = (title: string) => ({
  kind: 'page',
  codename: 'proef',
  path: '/proef',
  layout: 'content',
  title,
  description: 'Een pagina die vaak verandert.',
  blocks: [],
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

it(`${readers} clients that read during a publication see old or new, and new once it is shown everywhere`, async () => {
  await put(page('versie 0'))
  await shows('versie 0')
  for (let round = 1; round <= rounds; round++) {
    const seen = new Set<string>()
    let reading = true
    const reader = async (index: number) => {
      const server = index % 2 === 0 ? one : two
      while (reading) {
        const { status, title } = await read(server)
        seen.add(`${status} ${title}`)
        await sleep(10)
      }
    }
    const all = Promise.all(Array.from({ length: readers }, (_, index) => reader(index)))
    await put(page(`versie ${round}`))
    await shows(`versie ${round}`)
    reading = false
    await all
    expect(seen).toEqual(new Set([`200 versie ${round - 1}`, `200 versie ${round}`]))
    // Every request from now on gets the new text.
    const later = await Promise.all(
      Array.from({ length: readers }, (_, index) => read(index % 2 ? one : two)),
    )
    expect(new Set(later.map(({ title }) => title))).toEqual(new Set([`versie ${round}`]))
  }
})
