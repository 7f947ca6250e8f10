import { afterAll, describe, expect, it } from 'vitest'
import {
  apply,
  compare,
  homeInsurance,
  validate,
} from '../../src/web/engine/testing/skeletons/home-insurance.ts'
import { openBrowser, openVisitor } from '../kit/browser.ts'
import { openFunnelPage } from '../kit/funnel-page/serve.ts'
import { isLongRound } from '../kit/long-round.ts'
import { walkFunnel } from '../kit/walk-funnel.ts'

// The funnels that stand for the hard ones to come, by browser to each of their ends. A short round walks each of them
// once; to all ends with TEST_ALL=1.

const own = [apply, compare, validate]
const [browser, site] = await Promise.all([openBrowser(), openFunnelPage(own)])
afterAll(() => Promise.all([browser.close(), site.close()]))

const sentTo = ({ name }: { name: string }) => site.sent.filter((one) => one.name === name)

describe('a home insurance', () => {
  const ways: [string, object][] = [
    ['building and legal, with a policy to cancel', { packages: ['Home', 'Legal'] }],
    ['building only', { hadDamage: 'no', cancels: 'no', packages: ['Home'] }],
  ]
  it.each(ways.slice(0, isLongRound ? undefined : 1))('%s: is applied for', async (name, answers) => {
    await using visitor = await openVisitor(browser)
    const { page, problems } = visitor
    const before = sentTo(apply).length
    await page.goto(site.url + homeInsurance.slug)
    const residence = { 'residence.postcode': '2513AA', 'residence.houseNumber': '7' }
    await walkFunnel(page, homeInsurance, { name, answers: { ...residence, ...answers } })
    await page.waitForURL('**/woonverzekering-bedankt**')
    expect(sentTo(apply)).toHaveLength(before + 1)
    expect(problems).toEqual([])
  })
})
