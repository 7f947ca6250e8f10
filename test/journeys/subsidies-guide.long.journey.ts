import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { become, isSound, next, onStep, pressOn } from '../kit/visit.ts'
import { walkFunnel } from '../kit/walk-funnel.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

const home = `${server.url}/subsidiecheck/wegwijzer`
const city = (page: Page) => page.getByRole('combobox', { name: 'Gemeente' })
const show = (page: Page) => page.getByRole('link', { name: 'Bekijk je subsidies' })
const chips = (page: Page) => page.locator('.subsidy-chosen li').allInnerTexts()
const isChecked = (page: Page, name: string) => page.getByLabel(name, { exact: true }).isChecked()

describe('the subsidy guide', () => {
  it('asks a few questions, and ends in the subsidy check with its filters set', async () => {
    await using visitor = await openVisitor(browser)
    const { page, problems } = visitor
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(home)
    await walkFunnel(page, [
      {
        step: 'bewoner',
        errors: ['Dit is een verplicht veld.'],
        fill: { 'Ik ben een': 'Eigenaar die er zelf woont' },
      },
      {
        step: 'gemeente',
        errors: ['Kies je gemeente.'],
        fill: async () => {
          await page.getByLabel('Postcode').fill('3821 BT')
          await page.getByLabel('Huisnummer').fill('10')
          await expect.poll(() => city(page).inputValue()).toBe('Amersfoort')
          // typing in the field looks for another municipality
          await city(page).fill('haarl')
          await page.getByRole('option', { name: 'Haarlem', exact: true }).click()
          await page.getByText(/^\d+ regelingen$/).waitFor()
        },
      },
      {
        step: 'plannen',
        errors: ['Kies wat je wilt doen.'],
        fill: (at) => at.locator('form[data-step] input[value="weet-niet"]').check(),
      },
      {
        step: 'klachten',
        errors: ['Kies waar je last van hebt.'],
        fill: (at) => at.locator('form[data-step] input[value="vloer"]').check(),
      },
      { step: 'maatregelen', fill: { 'Mijn verduurzaming gaat over': ['Vloer isoleren'] } },
      {
        step: 'overzicht',
        press: async () => {
          await page.getByText(/^Er zijn \d regelingen die bij je passen\.$/).waitFor()
          await show(page).click()
        },
      },
    ])
    await page.getByRole('heading', { name: /gevonden voor:$/ }).waitFor()
    expect(await chips(page)).toEqual(['Haarlem', 'Eigenaar die er zelf woont', 'Vloer isoleren'])
    expect(await page.getByLabel('Gemeente').inputValue()).toBe('Haarlem')
    expect(await isChecked(page, 'Eigenaar die er zelf woont')).toBe(true)
    expect(await isChecked(page, 'Vloer isoleren')).toBe(true)
    expect(await isChecked(page, 'Dak isoleren')).toBe(false)
    expect(asked.filter((path) => path === '/api/v1/address').length).toBeGreaterThan(0)
    await page.goBack()
    await onStep(page, 'overzicht')
    await page.getByRole('link', { name: /^Wijzig Waar je huis staat/ }).click()
    await onStep(page, 'gemeente')
    expect(await city(page).inputValue()).toBe('Haarlem')
    expect(problems).toEqual([])
  })

  it('is walked by keyboard on a small phone, back and through a reload', async () => {
    await using visitor = await openVisitor(browser, { viewport: { width: 320, height: 640 } })
    const { page, problems } = visitor
    await page.goto(home)
    await onStep(page, 'bewoner')
    // the first radio button of the group has the focus, and the arrow keys choose
    await pressOn(page, page.getByRole('radio', { name: /^Eigenaar/ }), 'ArrowDown')
    expect(await page.getByRole('radio', { name: /^VvE/ }).isChecked()).toBe(true)
    await pressOn(page, next(page))
    await onStep(page, 'gemeente')
    await city(page).focus()
    await page.keyboard.type('den')
    await page.getByRole('option', { name: /Den Haag/ }).waitFor()
    await isSound(page, 'suggestions')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(await city(page).inputValue()).toBe("'s-Gravenhage (Den Haag)")
    await page.keyboard.press('Enter')
    await onStep(page, 'plannen')
    await pressOn(page, page.getByRole('checkbox', { name: /opladen/ }), 'Space')
    await page.goBack()
    await onStep(page, 'gemeente')
    await page.goForward()
    await onStep(page, 'plannen')
    await page.reload()
    await onStep(page, 'plannen')
    expect(await page.getByRole('checkbox', { name: /opladen/ }).isChecked()).toBe(true)
    await pressOn(page, next(page))
    await onStep(page, 'overzicht')
    await page.getByText('Er is 1 regeling die bij je past.').waitFor()
    await isSound(page, 'the overview')
    await pressOn(page, show(page))
    await page.getByRole('heading', { name: '1 maatregel gevonden voor:' }).waitFor()
    expect(await chips(page)).toEqual(["'s-Gravenhage (Den Haag)", 'VvE', 'Laadpunten bij een VvE'])
    await isSound(page, 'the check')
    expect(problems).toEqual([])
  })

  it('knows the home of who is logged in, counts on where nobody answers, and says where nothing fits', async () => {
    await using visitor = await openVisitor(browser)
    const { page } = visitor
    await become(page, server.url, 'member')
    await page.goto(home)
    await onStep(page, 'bewoner')
    await page.getByRole('radio', { name: /^Huurder/ }).check()
    await next(page).click()
    await onStep(page, 'gemeente')
    await expect.poll(() => city(page).inputValue()).not.toBe('')
    await next(page).click()
    await onStep(page, 'plannen')
    await page.getByRole('checkbox', { name: 'Beter glas of nieuwe kozijnen' }).check()
    await next(page).click()
    await onStep(page, 'overzicht')
    await page.getByText('Voor deze plannen vonden we niets in jouw gemeente.').waitFor()
    expect(await show(page).getAttribute('href')).toMatch(/doelgroep=huurder#gevonden$/)
    await page.route('**/api/subsidiecheck/search?*', (route) => route.abort())
    await page.getByRole('link', { name: /^Wijzig Wie je bent/ }).click()
    await onStep(page, 'bewoner')
    await page.getByRole('radio', { name: /^Verhuurder/ }).check()
    await next(page).click()
    await onStep(page, 'overzicht')
    await page.getByText('We kunnen ze nu niet tellen.').waitFor()
    expect(await show(page).getAttribute('href')).toMatch(/doelgroep=verhuurder&maatregel=glas#gevonden$/)
  })

  it('leads to the check without a script', async () => {
    await using visitor = await openVisitor(browser, { javaScriptEnabled: false })
    const { page } = visitor
    await page.goto(home)
    await page.locator('.no-script').getByRole('link', { name: 'subsidiecheck' }).click()
    await page.getByRole('heading', { level: 1, name: 'Subsidiecheck' }).waitFor()
  })
})
