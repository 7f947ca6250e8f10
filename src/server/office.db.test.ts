import { afterAll, beforeAll, expect, test } from 'vitest'
import { callerOf } from '../../test/kit/caller.ts'
import { freshDatabase } from '../../test/kit/database.ts'
import { openWholeSite, type WholeSite } from '../../test/kit/whole-site.ts'

// Two processes on one database: one that visitors reach, without the office (OFFICE=off), and the office alone (OFFICE=only).

let site: WholeSite
let office: WholeSite
const opened = new AsyncDisposableStack()
beforeAll(async () => {
  const database = opened.use(await freshDatabase('filled'))
  site = opened.use(await openWholeSite({ env: { OFFICE: 'off' }, database }))
  office = opened.use(await openWholeSite({ env: { OFFICE: 'only' }, database }))
})
afterAll(() => opened.disposeAsync())

/** What these paths answer, each as its path and status; a redirect is not followed. */
const answersOf = async ({ url }: WholeSite, paths: readonly string[]): Promise<string[]> => {
  const answers: string[] = []
  for (const path of paths) {
    const { status } = await fetch(url + path, { redirect: 'manual' })
    answers.push(`${path} ${status}`)
  }
  return answers
}

const ofOffice = ['/beheer', '/beheer/inloggen', '/beheer/aanvragen', '/beheer/api/me']
const ofSite = [
  '/',
  '/contact',
  '/inloggen',
  '/mijn',
  '/zoekresultaat?q=dak',
  '/robots.txt',
  '/sandbox',
  '/sandbox/staff-codes.json',
  '/stijlgids',
  '/api/klusservice/tasks',
  '/api/openapi.json',
  '/.well-known/security.txt',
]
const password = { emailAddress: 'medewerker@voorbeeld.nl', password: 'Thuisbasis-medewerker-2026' }

test('without the office its addresses are as unknown as any other, and the site is there', async () => {
  expect(await answersOf(site, ofOffice)).toEqual(ofOffice.map((path) => `${path} 404`))
  expect((await callerOf(site.url).post('/beheer/api/login', password)).status).toBe(404)
  expect(await answersOf(site, ['/', '/sandbox'])).toEqual(['/ 200', '/sandbox 200'])
})

test('the office alone serves nothing of the site, but health and what its own pages load', async () => {
  expect(await answersOf(office, ofSite)).toEqual(ofSite.map((path) => `${path} 404`))
  expect((await callerOf(office.url).post('/api/v2/account/login', {})).status).toBe(404)
  const served = ['/healthz 200', '/readyz 200', '/beheer 303', '/beheer/inloggen 200', '/beheer/api/me 401']
  expect(
    await answersOf(
      office,
      served.map((one) => one.split(' ')[0] ?? ''),
    ),
  ).toEqual(served)
  const { text } = await callerOf(office.url).get('/beheer/inloggen')
  const files = [...new Set(text.match(/\/assets\/[\w./-]+/g))]
  expect(files.length).toBeGreaterThan(0)
  expect(await answersOf(office, files)).toEqual(files.map((file) => `${file} 200`))
})

test('a link from a mail opens where it leads: by itself once the cookie comes along, or after the login', async () => {
  const path = '/beheer/medewerkers?doe=uitnodigen'
  const followed = await fetch(office.url + path, { headers: { 'sec-fetch-site': 'cross-site' } })
  expect(followed.status).toBe(200)
  expect(await followed.text()).toContain(`content="0;url=${path}"`)
  const opened = await fetch(office.url + path, {
    headers: { 'sec-fetch-site': 'same-origin' },
    redirect: 'manual',
  })
  expect([opened.status, opened.headers.get('location')]).toEqual([
    303,
    `/beheer/inloggen?terug=${encodeURIComponent(path)}`,
  ])
})

test('a colleague of the demo logs in at the office by a code that the sandbox of the site shows', async () => {
  const colleague = callerOf(office.url)
  const afterPassword = await colleague.post('/beheer/api/login', password)
  expect([afterPassword.status, afterPassword.json]).toEqual([200, { factor: 'totp' }])
  // a stolen password alone opens nothing
  expect((await colleague.get('/beheer/api/me')).status).toBe(401)
  const { json: codes } = await callerOf(site.url).get('/sandbox/staff-codes.json')
  const { code } = codes.find(({ account }: { account: string }) => account === password.emailAddress)
  expect((await colleague.post('/beheer/api/login/factor', { code })).status).toBe(200)
  expect((await colleague.get('/beheer/api/me')).json).toMatchObject({
    name: 'Sanne Bakker',
    roles: ['member-service'],
  })
  // this process takes no request in, so it offers no form to fill in for who calls
  expect((await colleague.get('/beheer/api/on-behalf/funnels')).json).toEqual({ items: [], running: null })
  const form = await colleague.get('/beheer/namens/contact')
  expect([form.status, form.headers.get('location')]).toEqual([303, '/beheer/namens'])
})
