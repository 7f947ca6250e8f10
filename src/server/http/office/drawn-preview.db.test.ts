import { afterAll, beforeAll, expect, test } from 'vitest'
import { wholeEdition, withBody } from '../../../../test/kit/content-edits.ts'
import { renderer } from '../../../../test/kit/drawn-pages.ts'
import { openTestServer, type TestServer } from '../../../../test/kit/server.ts'
import { addStaff } from '../../../../test/kit/staff.ts'
import { dayChangesHeader, readDayChanges } from '../../../core/content/day-changes.ts'
import { previewPolicy } from '../../../core/content/preview-policy.ts'
import { previewDrawnPath } from '../../../core/contract/content/content-calls.ts'
import { clockAt } from '../../../core/kernel/clock.ts'
import { type StaffRole, staffRoles } from '../../../core/staff/roles.ts'
import { findStaffSession, giveFactor, startStaffSession } from '../../services/staff/staff-sessions.ts'
import { drawDrafts } from '../pages/answer.ts'

const price = (cents: number, from: string) => ({ from, cents })
const edition = withBody(wholeEdition(), 'settings', (body) => ({
  ...body,
  prices: {
    ...(body.prices as object),
    proefprijs: { label: 'Proef', amounts: [price(9500, '2020-01-01'), price(9800, '2027-01-01')] },
  },
}))

let server: TestServer
let editor: string
beforeAll(async () => {
  server = await openTestServer({
    clock: clockAt('2026-12-01T10:00:00+01:00'),
    edition: () => edition,
    draw: drawDrafts({
      renderer,
      origin: 'http://localhost:3000',
      demo: true,
      dev: false,
      report: (problem) => {
        throw new Error(problem)
      },
    }),
  })
  editor = await cookieOf('editor')
})
afterAll(() => server.close())

/** The cookie of a colleague with this role, who came in by the door just now. */
const cookieOf = async (role: StaffRole): Promise<string> => {
  const { runtime, database } = server
  const email = `voorbeeld-${role}@voorbeeld.nl`
  const { id } = await addStaff(database.db, runtime.vault, { email, roles: [role], clock: runtime.clock })
  const token = await startStaffSession(runtime, id, { device: 'Een browser', place: '192.0.2.7' })
  const found = await findStaffSession(runtime, token)
  if (!found) throw new Error('the session did not begin')
  await database.db.transaction().execute((tx) => giveFactor(tx, runtime, found.session))
  return `__Host-thuisbasis-beheer=${token}`
}

const page = (more: object = {}) => ({
  kind: 'page',
  codename: 'over_ons',
  path: '/over-ons',
  layout: 'content',
  title: 'Over ons',
  description: 'Een pagina om mee te proberen.',
  blocks: [{ kind: 'rich_text', text: { html: '<p>Dit kost {price.proefprijs}.</p>' } }],
  ...more,
})

const draw = async (
  body: object,
  asked: object = {},
  { cookie = editor, codename = 'over_ons' }: { cookie?: string; codename?: string } = {},
) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: previewDrawnPath(codename),
    headers: { cookie },
    payload: { as: 'visitor', ...asked, body },
  })
  return { status: answer.statusCode, headers: answer.headers, text: answer.body }
}

test('editors, finance and operators get a page without scripts, which only the office may frame, and nobody else', async () => {
  for (const role of staffRoles) {
    const isWriter = role === 'editor' || role === 'finance' || role === 'operator'
    const cookie = role === 'editor' ? editor : await cookieOf(role)
    expect((await draw(page(), {}, { cookie })).status, role).toBe(isWriter ? 200 : 403)
  }
  expect((await draw(page(), {}, { cookie: '' })).status).toBe(401)
  const { headers, text } = await draw(page())
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `${previewPolicy}; frame-ancestors 'self'`,
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
  expect(previewPolicy).not.toMatch(/script-src|unsafe/)
  expect(text).toContain('<section data-block="0"')
})

test('a text that is no page is refused with a sentence, and a broken block is left out of one that is', async () => {
  const noPages = [page({ title: '' }), page({ path: 'nergens' }), {}, { kind: 'page', blocks: 'geen' }]
  for (const broken of noPages) {
    const { status, text } = await draw(broken)
    expect(status, text).toBe(422)
    expect(JSON.parse(text)).toMatchObject({ code: 'no-page', title: expect.stringMatching(/^[A-Z].*\.$/) })
  }
  expect((await draw(page(), { day: '1999-01-01' })).status).toBe(400)
  expect((await draw(page(), { as: 'iemand' })).status).toBe(400)
  const { text } = await draw(page({ blocks: [{ kind: 'hero' }, ...page().blocks] }))
  expect(text).toContain('data-block="1"')
  expect(text).not.toContain('data-block="0"')
})

test('whatever is written in a text is text on the page', async () => {
  const hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)>'
  const { status, text } = await draw(
    page({
      title: hostile,
      description: `Een omschrijving ${hostile}`,
      blocks: [
        { kind: 'hero', title: hostile, lead: hostile },
        {
          kind: 'rich_text',
          text: { html: `<p onclick="alert(1)">heel ${hostile}<a href="javascript:alert(1)">klik</a></p>` },
        },
      ],
    }),
  )
  expect(status).toBe(200)
  expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(text).toContain('heel ')
  expect(text).not.toMatch(/<script>alert|<img src=x|onclick=|href="javascript:/)
})

test('a page for members shows its text to a member alone', async () => {
  const secret = page({
    restricted: true,
    blocks: [{ kind: 'rich_text', text: { html: '<p>Het voorbeeldcontract.</p>' } }],
  })
  const [visitor, person, member] = [
    await draw(secret),
    await draw(secret, { as: 'person' }),
    await draw(secret, { as: 'member' }),
  ]
  expect(visitor.text).toContain('Dit is voor leden')
  expect(visitor.text).not.toContain('Het voorbeeldcontract.')
  // what stands there is of no block of the document
  expect(visitor.text).not.toContain('data-block')
  expect(person.text).toBe(visitor.text)
  expect(member.text).toContain('Het voorbeeldcontract.')
  expect(member.text).toContain('data-block="0"')
})

test('on another day it has the prices of that day, and says which those are', async () => {
  const changesOf = ({ headers }: Awaited<ReturnType<typeof draw>>) =>
    readDayChanges(String(headers[dayChangesHeader]))
  const [now, then] = [await draw(page()), await draw(page(), { day: '2027-01-01' })]
  expect(now.text).toContain('Dit kost € 95,00.')
  expect(changesOf(now)).toEqual([])
  expect(then.text).toContain('Dit kost € 98,00.')
  expect(changesOf(then)).toEqual([{ label: 'Proef', now: '€ 95,00', onDay: '€ 98,00' }])
})

test('settings show on the home page, whose blocks are of another document', async () => {
  const body = edition.documents.find(({ codename }) => codename === 'settings')?.body as object
  const { status, text } = await draw({ ...body, name: 'Anders' }, {}, { codename: 'settings' })
  expect(status).toBe(200)
  expect(text).toContain('Anders')
  expect(text).not.toContain('data-block')
})
