import { afterAll, expect, it } from 'vitest'
import { deskOf } from '../../src/server/features.ts'
import { openVisitor } from '../kit/browser.ts'
import { enterOffice, newColleague } from '../kit/office.ts'
import { handleByKeys, openByKeys } from '../kit/office-keys.ts'
import { whatHappenedTo } from '../kit/office-work.ts'
import { isSound } from '../kit/visit.ts'
import { openSite } from './site.ts'

// Every kind of request of the demo, found, opened, taken, handed on and closed by keyboard alone, one after the other.

const { server, browser, ahead, close } = await openSite({ DEMO_REQUESTS: 'on' })
afterAll(close)
const { db } = server

const visitor = await openVisitor(browser)
afterAll(() => visitor.close())
const { page, problems } = visitor

const me = await newColleague(db, ['member-service'])
const colleague = await newColleague(db, ['member-service'], { name: 'Bram de Boer' })
await enterOffice(page, server, me, { ahead })

/** A request of this kind, one that waits where there is one. */
const oneOf = (kind: string) =>
  db
    .selectFrom('submission')
    .innerJoin('request_work', 'request_work.submission_id', 'submission.id')
    .select(['submission.id', 'submission.reference'])
    .where('submission.kind', '=', kind)
    .orderBy('request_work.open', 'desc')
    .orderBy('submission.id')
    .limit(1)
    .executeTakeFirstOrThrow()

it.each(Object.keys(deskOf))('%s is handled by keyboard alone', async (kind) => {
  const { id, reference } = await oneOf(kind)
  const before = (await whatHappenedTo(db, id)).events.length
  await page.goto(`${server.url}/beheer`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await openByKeys(page, reference)
  await isSound(page, kind)
  await handleByKeys(page, colleague)
  const { events, work } = await whatHappenedTo(db, id)
  const own = events.slice(before).filter((event) => event !== 'reopened')
  expect(own).toEqual(['claimed', 'assigned', 'claimed', 'handled'])
  expect(work).toMatchObject({ owner: me.id, open: false })
  expect(problems.splice(0)).toEqual([])
})
