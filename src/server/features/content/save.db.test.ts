import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Body, type Editor, enterRoom, isSameText } from '../../../../test/kit/editors-room.ts'
import { failures } from '../../../../test/kit/failures.ts'
import { goodRequest } from '../../../../test/kit/judged-requests.ts'
import { openWholeSite, type WholeSite } from '../../../../test/kit/whole-site.ts'
import type { AnyCall } from '../../../core/contract/call.ts'
import * as calls from '../../../core/contract/content/content-calls.ts'
import { systemClock } from '../../../core/kernel/clock.ts'
import { type StaffRole, staffRoles } from '../../../core/staff/roles.ts'
import { saveDraft } from '../../services/content/edit.ts'
import { content } from './content-feature.ts'

// A text belongs to whoever saved it last on what they saw: nobody writes over a text that they did not read, and nobody writes or
// publishes what is another role's.

let site: WholeSite
let noor: Editor
let bram: Editor
beforeAll(async () => {
  site = await openWholeSite()
  noor = await enterRoom(site, 'Noor Visser')
  bram = await enterRoom(site, 'Bram de Boer')
})
afterAll(() => site?.close())

const page = (codename: string, more: Body = {}): Body => ({
  kind: 'page',
  codename,
  path: `/${codename.replaceAll('_', '-')}`,
  layout: 'content',
  title: 'Proef',
  description: 'Een pagina om mee te proberen.',
  blocks: [],
  ...more,
})

/** Makes a document as a program does, with a draft of number 1. */
const make = (codename: string) =>
  saveDraft(site.database.db, systemClock, codename, page(codename)).then(() => codename)

const revisionsOf = (codename: string) =>
  site.database.db
    .selectFrom('content_revision')
    .select(['number', 'base', 'staff_id'])
    .where('codename', '=', codename)
    .orderBy('number')
    .execute()

test('a save on an older text is refused with the newer one, whose it is and since when, and changes nothing', async () => {
  const codename = await make('twee_tegelijk')
  const first = await noor.save(codename, 1, page(codename, { title: 'Van Noor' }))
  expect(first).toMatchObject({ status: 200, body: { number: 2, defects: [] } })

  for (const base of [1, null, 3]) {
    const late = await bram.save(codename, base, page(codename, { title: 'Van Bram' }))
    expect([base, late.status, late.body.code]).toEqual([base, 409, 'draft-changed'])
    expect(late.body.title).toBe('Noor Visser bewaarde een nieuwere tekst. Die van jou staat nog hier.')
    expect(late.body.newer).toEqual({
      number: 2,
      by: 'Noor Visser',
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      body: page(codename, { title: 'Van Noor' }),
    })
  }
  expect((await noor.open(codename)).body.title).toBe('Van Noor')
  expect(await revisionsOf(codename)).toHaveLength(2)

  // whoever read the newer text goes on with it
  const after = await bram.save(codename, 2, page(codename, { title: 'Van Bram' }))
  expect([after.status, after.body.number]).toEqual([200, 3])
})

test('nothing is done with another text than was seen', async () => {
  const codename = await make('gezien')
  await noor.save(codename, 1, page(codename, { title: 'Nieuwer' }))
  const params = { codename }
  const acts: readonly [AnyCall, object][] = [
    [calls.publishDocument, { number: 1 }],
    [calls.discardDraft, { number: 1 }],
    [calls.withdrawDocument, { number: 1, redirect: null }],
    [calls.compareSites, { number: 1 }],
  ]
  const judged = await failures(
    acts,
    async ([call, body]) => {
      const answer = await bram.ask(call, { params, body })
      expect([answer.status, answer.body.code, answer.body.newer?.number]).toEqual([409, 'draft-changed', 2])
    },
    ([{ name }]) => name,
  )
  expect(judged).toEqual([])
  expect((await noor.open(codename)).number).toBe(2)
})

test('what one person saves in a row is one revision, and what somebody else saves stands by itself', async () => {
  const codename = await make('op_een_rij')
  for (const base of [1, 2, 3]) await noor.save(codename, base, page(codename, { title: `Noor ${base}` }))
  for (const base of [4, 5]) await bram.save(codename, base, page(codename, { title: `Bram ${base}` }))
  await noor.save(codename, 6, page(codename, { title: 'Noor weer' }))
  expect(await revisionsOf(codename)).toEqual([
    { number: 1, base: null, staff_id: null },
    { number: 4, base: 1, staff_id: noor.id },
    { number: 6, base: 4, staff_id: bram.id },
    { number: 7, base: 6, staff_id: noor.id },
  ])
})

test('of ten saves on one text at once one is taken, and the others read it', async () => {
  const codename = await make('tegelijk')
  const saves = Array.from({ length: 10 }, (_none, at) => {
    const body = page(codename, { title: `Van ${at}` })
    return (at % 2 === 0 ? noor : bram).save(codename, 1, body).then((answer) => ({ ...answer, sent: body }))
  })
  const answers = await Promise.all(saves)
  const [taken, ...more] = answers.filter(({ status }) => status === 200)
  expect(more).toEqual([])
  const { body } = await noor.open(codename)
  expect(isSameText(body, taken?.sent)).toBe(true)
  for (const answer of answers.filter((one) => one !== taken)) {
    expect(answer.body.code).toBe('draft-changed')
    expect(isSameText(answer.body.newer?.body, body)).toBe(true)
  }
})

test('every call about texts refuses each role that may not make it', async () => {
  const strangers = new Map<StaffRole, Editor>()
  for (const role of staffRoles) strangers.set(role, await enterRoom(site, role, { roles: [role] }))
  const tries = content.served.flatMap(({ endpoint, verb }) =>
    staffRoles.flatMap((role) => (verb.may.roles?.includes(role) ? [] : [{ endpoint, role }])),
  )
  // member service and advisers at each call, and whoever else is not named at it
  expect(tries.length).toBeGreaterThan(2 * content.served.length)
  const judged = await failures(
    tries,
    async ({ endpoint, role }) => {
      const { params, body } = goodRequest(endpoint)
      const answer = await strangers.get(role)?.ask(endpoint, {
        params: params as Record<string, string>,
        ...(endpoint.body && { body }),
      })
      expect([answer?.status, answer?.body.code]).toEqual([403, 'not-allowed'])
    },
    ({ endpoint, role }) => `${endpoint.name} by ${role}`,
  )
  expect(judged).toEqual([])
  for (const role of ['member-service', 'adviser'] as const) {
    const drawn = await strangers.get(role)?.draw('contact', { body: page('contact'), as: 'visitor' })
    expect(drawn?.status, `a preview by ${role}`).toBe(403)
  }
})

/** Changes a part of a document as somebody would who opens it, changes it and saves it. */
const change = async (who: Editor, codename: string, by: (body: Body) => Body) => {
  const { number, body } = await who.open(codename)
  return who.save(codename, number, by(body))
}

test('each part of the settings is written by its own roles, and a page by an editor alone', async () => {
  const by = {
    editor: noor,
    finance: await enterRoom(site, 'Femke Smit', { roles: ['finance'] }),
    operator: await enterRoom(site, 'Olaf Beheer', { roles: ['operator'] }),
  }
  const other = (value: unknown): unknown => (Array.isArray(value) ? [] : {})
  const parts: readonly [codename: string, key: string, may: (keyof typeof by)[]][] = [
    ['settings', 'frames', ['operator']],
    ['settings', 'embeds', ['operator']],
    ['settings', 'redirect_hosts', ['operator']],
    ['settings', 'restricted_addresses', ['operator']],
    ['settings', 'prices', ['editor', 'finance']],
    ['settings', 'name', ['editor']],
    ['contact', 'title', ['editor']],
    ['privacy', 'title', ['editor']],
  ]
  const tries = parts.flatMap(([codename, key, may]) =>
    (Object.keys(by) as (keyof typeof by)[]).map((role) => ({
      codename,
      key,
      role,
      may: may.includes(role),
    })),
  )
  const judged = await failures(
    tries,
    async ({ codename, key, role, may }) => {
      const before = await by.operator.open(codename)
      const answer = await change(by[role], codename, (body) => ({ ...body, [key]: other(body[key]) }))
      expect([answer.status, answer.body.code]).toEqual(may ? [200, undefined] : [403, 'not-allowed'])
      // as it was, so that the next one changes something too
      if (may) await bringBack(by, codename, before.body)
      expect(isSameText((await by.operator.open(codename)).body, before.body)).toBe(true)
    },
    ({ codename, key, role }) => `${key} of ${codename} by ${role}`,
  )
  expect(judged).toEqual([])
})

/** Puts a text back by whoever may. */
const bringBack = async (by: Readonly<Record<string, Editor>>, codename: string, body: Body) => {
  for (const who of Object.values(by)) {
    const { number } = await who.open(codename)
    if ((await who.save(codename, number, body)).status === 200) return
  }
  throw new Error(`nobody may put ${codename} back`)
}

test('who changes two parts has to have both roles, and who changes none has to be an editor', async () => {
  const finance = await enterRoom(site, 'Femke', { roles: ['finance'] })
  const both = await enterRoom(site, 'Ada', { roles: ['finance', 'operator'] })
  const twice = (body: Body) => ({ ...body, frames: {}, prices: {} })
  expect((await change(finance, 'settings', twice)).status).toBe(403)
  expect((await change(noor, 'settings', twice)).status).toBe(403)
  expect((await change(finance, 'settings', (body) => body)).status).toBe(403)
  const { number, body } = await both.open('settings')
  const taken = await both.save('settings', number, twice(body))
  expect(taken.status).toBe(200)
  expect((await both.save('settings', taken.body.number, body)).status).toBe(200)
})

const publish = (who: Editor, codename: string, number: number) =>
  who.ask(calls.publishDocument, { params: { codename }, body: { number } })

test('a legal text is published by somebody else than who wrote it last, and a page by whoever wrote it', async () => {
  const written = await change(noor, 'privacy', (body) => ({ ...body, label: 'Privacy' }))
  const own = await publish(noor, 'privacy', written.body.number)
  expect([own.status, own.body.code]).toEqual([409, 'four-eyes'])
  expect((await publish(bram, 'privacy', written.body.number)).status).toBe(200)
  const page = await change(noor, 'contact', (body) => ({ ...body, label: 'Contact' }))
  expect((await publish(noor, 'contact', page.body.number)).status).toBe(200)
})

test('what runs scripts of others is published by another operator, with a second factor of a moment ago', async () => {
  const writer = await enterRoom(site, 'Olga', { roles: ['operator'] })
  const late = await enterRoom(site, 'Otto', { roles: ['operator'], minutesAgo: 30 })
  const fresh = await enterRoom(site, 'Odin', { roles: ['operator'] })
  const { number } = (
    await change(writer, 'settings', (body) => ({
      ...body,
      redirect_hosts: [...((body.redirect_hosts as string[] | undefined) ?? []), 'voorbeeld.example'],
    }))
  ).body
  const said = async (who: Editor) => {
    const { status, body } = await publish(who, 'settings', number)
    return [status, body.code]
  }
  expect(await said(noor)).toEqual([403, 'not-allowed'])
  expect(await said(late)).toEqual([403, 'step-up-needed'])
  expect(await said(writer)).toEqual([409, 'four-eyes'])
  expect(await said(fresh)).toEqual([200, undefined])
})
