import { chromium } from 'playwright-core'

const url = 'http://localhost:4610'
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
const ctx = await b.newContext({ viewport: { width: 360, height: 640 } })
const page = await ctx.newPage()
await page.goto(url + process.argv[2])
await page.waitForTimeout(800)
await page.screenshot({ path: '/tmp/first.png' })
await b.close()
