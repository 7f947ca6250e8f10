import { describe, expect, it } from 'vitest'
import { get, open, pageOf, serveTrial, siteOf, trial } from '../../../../test/kit/pages.ts'

serveTrial()

describe('frames', () => {
  const block = { kind: 'iframe', title: 'F', show: { source: 'form', formId: 'a' } } as const
  it('a page may frame the origins that its settings name, and no other page may', async () => {
    const framing = pageOf('/a', { blocks: [block] })
    const frames = { ...trial.site.settings.frames, form: 'https://forms.example/f?x=1' }
    trial.site = { ...siteOf(framing, pageOf('/')), settings: { ...trial.site.settings, frames } }
    expect((await get('/a')).headers['content-security-policy']).toBe(
      "frame-src 'self' https://forms.example; base-uri 'none'",
    )
    expect((await get('/')).headers['content-security-policy']).toBe("frame-src 'self'; base-uri 'none'")
    const head = await trial.app.inject({ method: 'HEAD', url: '/a' })
    expect(head.headers['content-security-policy']).toBe(
      "frame-src 'self' https://forms.example; base-uri 'none'",
    )
  })
  it('a tool of others stands in a document without an origin, told only the membership state', async () => {
    const member = await get('/ingesloten/woz-waarde?lidmaatschap=lid&naam=Jannie')
    expect(member.payload).toContain('"language":"nl","userInfo":{"membershipStatus":"lid"}')
    expect(member.payload).not.toContain('Jannie')
    const policy = String(member.headers['content-security-policy'])
    expect(policy).toMatch(/^sandbox allow-scripts allow-forms allow-popups;/)
    expect(policy).toContain("script-src 'sha256-")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    const odd = await get('/ingesloten/woz-waarde?lidmaatschap=%3C/script%3E&lidmaatschap=lid')
    expect(odd.payload).toContain('"membershipStatus":"niet ingelogd"')
    const towns = await get('/ingesloten/subsidies')
    expect(towns.payload).toContain('"municipalities":["Almere"')
    expect(towns.payload).not.toContain('userInfo')
  })
  it('stand-ins for partners exist in a demonstration only', async () => {
    const stand = await get('/sandbox/kaders/terugbellen?department=%3Cb%3E')
    expect(stand.statusCode).toBe(200)
    expect(stand.payload).toContain('<dd>&lt;b&gt;</dd>')
    expect((await get('/sandbox/onderdelen/woz-waarde.js')).headers['cross-origin-resource-policy']).toBe(
      'cross-origin',
    )
    const premium = await get('/sandbox/autopremie?kenteken=GT-123-B')
    expect(premium.payload).not.toContain('GT-123-B')
    expect(premium.headers['content-security-policy']).not.toMatch(/unsafe|sandbox/)
    await trial.app.close()
    await open('production')
    for (const path of [
      '/sandbox/autopremie',
      '/sandbox/kaders/terugbellen',
      '/sandbox/onderdelen/woz-waarde.js',
      '/ingesloten/woz-waarde',
    ])
      expect((await get(path)).statusCode, path).toBe(404)
  })
})
