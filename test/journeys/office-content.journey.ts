import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { enterOffice, newColleague } from '../kit/office.ts'
import { isSound, pressOn } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, ahead, close } = await openSite()
afterAll(close)

const focusedKey = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-key]')?.getAttribute('data-key'))

const contentOn = (page: Page) => {
  const dialog = page.getByRole('dialog')
  return {
    open: async (query = '') => {
      await page.goto(`${server.url}/beheer/inhoud${query}`)
      await page.getByRole('heading', { level: 1, name: 'Inhoud' }).waitFor()
    },
    field: page.getByRole('searchbox', { name: 'Zoek in titels, adressen en teksten' }),
    row: (codename: string) => page.locator(`tr[data-key="${codename}"]`),
    make: page.getByRole('button', { name: 'Nieuwe pagina…' }),
    dialog,
    title: dialog.getByRole('textbox', { name: 'Titel' }),
    address: dialog.getByRole('textbox', { name: 'Adres' }),
    codename: dialog.getByRole('textbox', { name: 'Codenaam' }),
    done: dialog.getByRole('button', { name: 'Maak de pagina' }),
  }
}

const leadsTo = (page: Page, codename: string) =>
  expect.poll(() => new URL(page.url()).pathname).toBe(`/beheer/inhoud/${codename}`)

it('a text is found by keyboard in the list and in the tree, and going back leads to where one was', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const { open, field, row } = contentOn(page)
  await enterOffice(page, server, await newColleague(server.db, ['editor']), { ahead })
  await open()
  await row('home').waitFor()
  await isSound(page, 'the list of documents')

  await pressOn(page, field, 'k')
  await page.keyboard.type('lusservice')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.url()).toContain('zoek=klusservice')
  await row('klusservice').waitFor()
  await pressOn(page, page.getByRole('button', { name: 'Soort' }))
  await page.getByRole('menuitemradio', { name: 'nieuws' }).press('Enter')
  await row('nieuws_vernieuwde_website').waitFor()
  await expect.poll(() => row('klusservice').count()).toBe(0)
  await page.keyboard.press('j')
  const first = await focusedKey(page)
  expect(first).toBeTruthy()
  await page.keyboard.press('Enter')
  await leadsTo(page, first ?? '')
  await page.locator('.document-head').waitFor()
  await page.goBack()
  await expect.poll(() => focusedKey(page)).toBe(first)
  await page.goBack()
  await row('klusservice').waitFor()
  expect(await field.inputValue()).toBe('klusservice')

  await open('?zoek=%25_qqq')
  await page.getByText('vonden we niets in titels, adressen en teksten').waitFor()
  await isSound(page, 'nothing found')

  await open()
  await pressOn(page, page.getByRole('button', { name: 'Boom' }))
  const below = page.getByRole('button', { name: 'Onder Nieuws', exact: true })
  const news = page.locator('.tree-line[data-key="nieuws_vernieuwde_website"] a')
  await below.waitFor()
  expect(await news.count()).toBe(0)
  await pressOn(page, below)
  await news.waitFor()
  expect(await below.getAttribute('aria-expanded')).toBe('true')
  await isSound(page, 'the tree of addresses')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focusedKey(page)).toBe('nieuws')
  await page.keyboard.press('ArrowDown')
  const inside = await focusedKey(page)
  expect(inside).not.toBe('nieuws')
  await page.keyboard.press('Enter')
  await leadsTo(page, inside ?? '')
  await page.locator('.document-head').waitFor()
  await page.goBack()
  await expect.poll(() => focusedKey(page)).toBe(inside)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => news.count()).toBe(0)
  await page.setViewportSize({ width: 375, height: 740 })
  await isSound(page, 'the tree at 375 pixels')
  await open()
  await row('home').waitFor()
  await isSound(page, 'the list at 375 pixels')
  expect(problems).toEqual([])
})

it('a page is made from a model and duplicated by keyboard, and what is taken is said at its field', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const { open, row, make, dialog, title, address, codename, done } = contentOn(page)
  const word = `proef${randomUUID().slice(0, 8)}`
  await enterOffice(page, server, await newColleague(server.db, ['editor']), { ahead })
  await open()
  await pressOn(page, make)
  await dialog.waitFor()
  await isSound(page, 'a new page')
  await pressOn(page, done)
  await dialog.getByText('Geef de pagina een titel.').first().waitFor()
  await isSound(page, 'a new page without a title')
  await dialog.getByRole('radio', { name: 'Nieuws' }).press('Space')
  await title.focus()
  await page.keyboard.type(`Een ${word}`)
  await expect.poll(() => address.inputValue()).toBe(`/nieuws/een-${word}`)
  expect(await codename.inputValue()).toBe(`nieuws_een_${word}`)
  await pressOn(page, done)
  await leadsTo(page, `nieuws_een_${word}`)

  await open()
  await pressOn(page, make)
  await dialog.getByRole('radio', { name: 'Nieuws' }).press('Space')
  await title.focus()
  await page.keyboard.type(`Een ${word}`)
  await pressOn(page, done)
  await dialog.getByText(`Op dit adres staat al ‘Een ${word}’.`).first().waitFor()
  expect(await title.inputValue()).toBe(`Een ${word}`)
  await isSound(page, 'an address that is taken')
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog.count()).toBe(0)

  await open(`?zoek=${word}`)
  await row(`nieuws_een_${word}`).waitFor()
  expect(await row(`nieuws_een_${word}`).innerText()).toContain('Nieuw')
  await pressOn(page, page.getByRole('button', { name: `Meer met Een ${word}` }))
  await page.getByRole('menuitem', { name: 'Maak een kopie…' }).press('Enter')
  await page.getByRole('dialog', { name: `Kopie van Een ${word}` }).waitFor()
  expect(await address.inputValue()).toBe(`/nieuws/een-${word}-kopie`)
  await isSound(page, 'a copy')
  await pressOn(page, done)
  await leadsTo(page, `nieuws_een_${word}_kopie`)

  await page.goto(`${server.url}/beheer`)
  await page.getByRole('heading', { name: 'Nog niet op de site' }).waitFor()
  await isSound(page, 'the first screen of an editor')
  expect(problems.filter((one) => !one.includes('status of 409'))).toEqual([])
})

it('who writes prices alone makes no pages, and the settings have an address of their own', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const { open, row, make } = contentOn(page)
  await enterOffice(page, server, await newColleague(server.db, ['finance']), { ahead })
  await open()
  await row('home').waitFor()
  expect([await make.count(), await page.getByRole('button', { name: /^Meer met/ }).count()]).toEqual([0, 0])
  await page.goto(`${server.url}/beheer/instellingen`)
  await leadsTo(page, 'settings')
  expect(problems).toEqual([])
})
