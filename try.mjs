import { chromium } from 'playwright-core'
const [,, who = 'beheerder', ...paths] = process.argv
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run'] })
const ctx = await b.newContext({ viewport: { width: 1440, height: 900 } })
const page = await ctx.newPage()
page.on('console', m => ['error','warning'].includes(m.type()) && console.log('console', m.text().slice(0,300)))
page.on('pageerror', e => console.log('pageerror', e.message.slice(0,300)))
const u = 'http://localhost:4100'
await page.goto(u + '/beheer/inloggen')
await page.screenshot({ path: '/tmp/w/shots/login.png' })
await page.fill('#emailAddress', `${who}@voorbeeld.nl`); await page.fill('#password', `Thuisbasis-${who}-2026`)
await page.click('button[type=submit]'); await page.waitForLoadState()
console.log(page.url())
await page.screenshot({ path: '/tmp/w/shots/factor.png' })
const codes = await (await fetch(u + '/sandbox/staff-codes.json')).json()
await page.fill('#code', codes.find(c => c.account === `${who}@voorbeeld.nl`).code)
await page.click('button[type=submit]'); await page.waitForTimeout(1500)
console.log(page.url(), await page.title())
await page.screenshot({ path: '/tmp/w/shots/home-1440.png' })
for (const p of paths) { await page.goto(u + p); await page.waitForTimeout(900); const n = p.replaceAll('/','_'); await page.screenshot({ path: `/tmp/w/shots/${n}-1440.png`, fullPage: true }); }
await page.setViewportSize({ width: 375, height: 800 }); await page.waitForTimeout(200)
await page.screenshot({ path: '/tmp/w/shots/home-375.png' })
for (const p of paths) { await page.goto(u + p); await page.waitForTimeout(900); const n = p.replaceAll('/','_'); await page.screenshot({ path: `/tmp/w/shots/${n}-375.png`, fullPage: true }); }
await b.close()
