import { afterAll, expect, it } from 'vitest'
import { mortgageAdvice, mortgageAdviceNationwide } from '../../src/web/funnels/mortgage-advice/funnel.ts'
import { openVisitor } from '../kit/browser.ts'
import { chooseTime, fillPerson, passWall } from '../kit/service-visit.ts'
import { fillAddress, isSound, mailOf, onStep, reference } from '../kit/visit.ts'
import { walkFunnel } from '../kit/walk-funnel.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

it.each([
  [
    '/diensten/hypotheek/hypotheekadvies',
    mortgageAdvice,
    'Kantoorbezoek',
    'Je komt naar ons kantoor in Amersfoort',
  ],
  [
    '/diensten/hypotheek/hypotheekadvies-landelijk',
    mortgageAdviceNationwide,
    'Telefonisch',
    'De adviseur belt je op',
  ],
] as const)('%s is planned, sound on every step', async (path, funnel, meeting, told) => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const email = `${path.split('/').at(-1)}@voorbeeld.nl`
  await page.goto(server.url + path)
  await walkFunnel(
    page,
    funnel,
    { name: 'advice', answers: { email } },
    {
      errors: { situatie: ['Kies je situatie.'] },
      fill: {
        situatie: async () => {
          await page.getByRole('radio', { name: 'Ik koop mijn eerste huis' }).check()
          await page.getByText('Hoe ver ben je?').waitFor()
          await page.getByRole('radio', { name: 'Ik zoek nog' }).check()
          await page.getByRole('radio', { name: 'Nee', exact: true }).check()
        },
        planning: async () => {
          await fillAddress(page)
          // the nearest office first
          if (meeting === 'Kantoorbezoek') await page.getByRole('radio', { name: /^Amersfoort/ }).check()
          await page.getByRole('radio', { name: new RegExp(`^${meeting}`) }).check()
          await chooseTime(page)
        },
        gegevens: async () => {
          await passWall(page, email)
          await onStep(page, 'gegevens')
          await fillPerson(page)
        },
      },
    },
  )
  await page.waitForURL(`**${path}/bedankt`)
  await page.getByText(reference).first().waitFor()
  await isSound(page, 'thanks')
  const mails = async () => (await mailOf(server.url)).filter(({ to }) => to.includes(email))
  await expect.poll(async () => (await mails()).length).toBe(1)
  expect((await mails())[0]?.text).toContain(told)
  expect(problems).toEqual([])
})
