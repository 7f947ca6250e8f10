import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { get, open, pageOf, renderer, serveTrial, siteOf, trial } from '../../../../test/kit/pages.ts'

serveTrial()

describe('a page', () => {
  it('is drawn once, kept, and drawn again when the site is another one', async () => {
    await get('/a')
    await get('/a?utm_source=x')
    expect(renderer.page).toHaveBeenCalledTimes(1)
    trial.site = siteOf(pageOf('/a'))
    await get('/a')
    expect(renderer.page).toHaveBeenCalledTimes(2)
  })
  it('travels compressed as the browser likes it, always with the same text', async () => {
    const plain = await get('/a')
    const br = await get('/a', { 'accept-encoding': 'gzip, deflate, br' })
    const gz = await get('/a', { 'accept-encoding': 'br;q=0, gzip' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect([br, gz].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.payload)
    expect(gunzipSync(gz.rawPayload).toString()).toBe(plain.payload)
    expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Accept-Encoding',
      'content-type': 'text/html; charset=utf-8',
    })
    expect(new Set([plain, br, gz].map(({ headers }) => headers.etag)).size).toBe(3)
  })
  it('is 304 for who has it, in any encoding, and 200 again after a change', async () => {
    const br = await get('/a', { 'accept-encoding': 'br' })
    const etag = String(br.headers.etag)
    expect(etag).toMatch(/^"/)
    const again = await get('/a', { 'if-none-match': `"x", W/${etag}` })
    expect([again.statusCode, again.payload]).toEqual([304, ''])
    trial.site = siteOf(pageOf('/a', { title: 'Anders' }))
    expect((await get('/a', { 'if-none-match': etag })).statusCode).toBe(200)
  })
  it('answers HEAD with the same headers and no body', async () => {
    const head = await trial.app.inject({ method: 'HEAD', url: '/a' })
    const whole = await get('/a')
    expect([head.statusCode, head.payload]).toEqual([200, ''])
    for (const name of ['etag', 'content-length', 'content-type'])
      expect(head.headers[name]).toBe(whole.headers[name])
  })
  it('knows the way down from home', async () => {
    expect((await get('/a/b')).payload).toContain('Home > Kort > Titel van /a/b')
  })
})

describe('other addresses', () => {
  it.each([
    ['/a%23id.token', '/a#id.token'],
    ['/A/%23id.token', '/a#id.token'],
    ['/a%2523id.token', '/a#id.token'],
    ['/a%23id.token?utm_source=mail', '/a#id.token?utm_source=mail'],
    ['/afspraak?dag=2026-12-01&tot=10%3A00%23id.token', '/afspraak?dag=2026-12-01&tot=10%3A00#id.token'],
  ])('%s, whose # a mail filter has escaped, leads to %s and is kept by nobody', async (from, to) => {
    const { statusCode, headers } = await get(from)
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, to, 'private, no-store'])
  })
  it.each([
    ['/a?q=%23x', 200],
    ['/weg%23x', 404],
    ['//evil.example%23x', 404],
    ['/evil.example%23/x', 404],
  ])('%s holds no such link: %i', async (from, status) => {
    expect((await get(from)).statusCode).toBe(status)
  })
  it.each([
    ['/a/', '/a'],
    ['/A', '/a'],
    ['/a/?q=1', '/a?q=1'],
  ])('%s leads to %s', async (from, to) => {
    const { statusCode, headers } = await get(from)
    expect([statusCode, headers.location]).toEqual([308, to])
  })
  it.each(['/nee', '/nee/', '//evil.example/', '/a%00'])('%s is the Dutch 404', async (path) => {
    const answer = await get(path)
    expect([answer.statusCode, answer.payload]).toEqual([404, 'niet gevonden'])
  })
  it('leaves the API and its neighbours to their own plugins', async () => {
    expect((await get('/api/nee')).payload).not.toBe('niet gevonden')
    expect((await get('/apinee')).payload).toBe('niet gevonden')
  })
  it('says 500 in Dutch when drawing fails, and does not keep it as the page', async () => {
    const answer = await get('/kapot')
    expect([answer.statusCode, answer.payload]).toEqual([500, 'misgegaan'])
  })
  it('tells search engines what they may show; nothing in a demo', async () => {
    expect((await get('/robots.txt')).payload).toBe('User-agent: *\nDisallow: /\n')
    const map = (await get('/sitemap.xml')).payload
    expect(map).toContain('<loc>https://ons.example/a/b</loc>')
    expect(map).not.toContain('/stil')
    await trial.app.close()
    await open('production')
    expect((await get('/robots.txt')).payload).toContain('Sitemap: https://ons.example/sitemap.xml')
    expect((await get('/stijlgids')).statusCode).toBe(404)
  })
  it('hands out built files for good, compressed beforehand, and icons for a day', async () => {
    const file = await get('/assets/a-123.css', { 'accept-encoding': 'br' })
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect([file.headers['content-encoding'], file.payload]).toEqual(['br', 'gebrotlied'])
    expect((await get('/favicon.ico')).headers['cache-control']).toBe('public, max-age=86400')
    expect((await get('/assets/../favicon.ico.map')).statusCode).toBe(404)
    expect((await get('/assets/weg.css')).statusCode).toBe(404)
  })
})

describe('an address where a page stood before', () => {
  it('leads to where it stands now, with its query', async () => {
    const moved = await get('/oud?step=moment')
    expect([moved.statusCode, moved.headers.location]).toEqual([308, '/a?step=moment'])
  })

  it('leads from a step at its end to the same step in the query, beside the query there was', async () => {
    for (const [asked, to] of [
      ['/a/inloggen', '/a?step=inloggen'],
      ['/a/inloggen?bron=mail', '/a?step=inloggen&bron=mail'],
    ] as const)
      expect((await get(asked)).headers.location).toBe(to)
  })
})
