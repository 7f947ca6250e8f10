import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { enterOffice, newColleague } from '../kit/office.ts'
import { isSound, pressOn } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, ahead, close } = await openSite()
afterAll(close)

const hostile = '<img src=x onerror=alert(1)>'

/** What a screen with requests has of saved views. */
const viewsOn = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Bewaar deze weergave' })
  return {
    save: page.getByRole('button', { name: 'Bewaar deze weergave…' }),
    remove: page.getByRole('button', { name: 'Verwijder deze weergave' }),
    saved: (label: string) =>
      page
        .getByRole('list', { name: 'Bewaarde weergaven van Aanvragen' })
        .getByRole('link')
        .filter({ hasText: label }),
    dialog,
    name: dialog.getByRole('textbox', { name: /^Naam van de weergave/ }),
    whose: dialog.getByRole('combobox', { name: /^Voor wie/ }),
    keep: dialog.getByRole('button', { name: 'Bewaar', exact: true }),
    called: (label: string) => page.getByRole('heading', { name: label, level: 1 }),
  }
}

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

it('a view is saved, opened, removed and put back by keyboard, and its name stands in no address', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const { save, remove, dialog, name, whose, keep, called, ...views } = viewsOn(page)
  const saved = views.saved(hostile)
  await enterOffice(page, server, await newColleague(server.db, ['finance']), { ahead })
  await page.goto(`${server.url}/beheer/aanvragen?weergave=open`)
  await called('Alles open').waitFor()
  expect(await save.count()).toBe(0)
  await pressOn(page, page.getByRole('button', { name: 'Van wie' }))
  await page.getByRole('menuitemradio', { name: 'mij', exact: true }).press('Enter')
  await expect.poll(() => page.url()).toContain('van=mij')
  await pressOn(page, save)
  await dialog.waitFor()
  // who works for no desk saves for themselves alone
  expect(await whose.count()).toBe(0)
  await isSound(page, 'the form of a view')
  await pressOn(page, keep)
  await dialog.getByText('Geef de weergave een naam.').first().waitFor()
  await isSound(page, 'the form of a view without a name')
  await name.focus()
  await page.keyboard.type(hostile)
  await pressOn(page, keep)
  await page.getByText(`Bewaard: ${hostile}.`).waitFor()
  await called(hostile).waitFor()
  await expect.poll(() => saved.getAttribute('aria-current')).toBe('page')
  await expect.poll(() => focusedText(page)).toBe('Verwijder deze weergave')
  expect(await page.locator('img').count()).toBe(0)
  await isSound(page, 'a saved view')

  await page.getByRole('link', { name: 'Van niemand' }).press('Enter')
  await called('Van niemand').waitFor()
  expect(await saved.getAttribute('aria-current')).toBeNull()
  await saved.press('Enter')
  await called(hostile).waitFor()
  expect(page.url()).toBe(`${server.url}/beheer/aanvragen?weergave=open&van=mij`)

  await pressOn(page, remove)
  await page.getByText(`Verwijderd: ${hostile}.`).waitFor()
  await called('Alles open').waitFor()
  expect(await saved.count()).toBe(0)
  await expect.poll(() => focusedText(page)).toBe('Bewaar deze weergave…')
  await isSound(page, 'a view that was removed')
  await page.getByRole('button', { name: 'Zet terug' }).press('Enter')
  await called(hostile).waitFor()
  await expect.poll(() => saved.count()).toBe(1)
  await expect.poll(() => focusedText(page)).toBe('Verwijder deze weergave')

  await page.setViewportSize({ width: 320, height: 700 })
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  await saved.waitFor()
  await isSound(page, 'a saved view in the menu at 320 pixels')
  expect(await page.title()).not.toContain('onerror')
  expect(decodeURIComponent([page.url(), ...asked].join('\n'))).not.toContain('onerror')
  expect(problems).toEqual([])
})

it('a view of a desk is there for colleagues, and says what it asks for that is there no more', async () => {
  await using visitor = await openVisitor(browser)
  await using elsewhere = await openVisitor(browser)
  const { page, problems } = visitor
  const label = `Gedaan ${randomUUID().slice(0, 8)}`
  const { save, remove, saved, dialog, name, whose, keep, called } = viewsOn(page)
  await enterOffice(page, server, await newColleague(server.db, ['member-service']), { ahead })
  await page.goto(`${server.url}/beheer/aanvragen?weergave=klaar&loket=bouwkundig`)
  await called('Klaar').waitFor()
  await pressOn(page, save)
  await name.focus()
  await page.keyboard.type(label)
  await pressOn(page, whose, 'Home')
  for (let count = 0; count < 20 && (await whose.inputValue()) !== 'bouwkundig'; count++)
    await page.keyboard.press('ArrowDown')
  await isSound(page, 'the form of a view for a desk')
  await pressOn(page, keep)
  await page.getByText(`Bewaard: ${label}.`).waitFor()
  await expect.poll(() => dialog.count()).toBe(0)

  const other = viewsOn(elsewhere.page)
  const colleagues = [
    { role: 'adviser', desks: ['bouwkundig'], mayRemove: 1 },
    { role: 'finance', desks: [], mayRemove: 0 },
  ] as const
  for (const { role, desks, mayRemove } of colleagues) {
    const colleague = await newColleague(server.db, [role], { name: 'Bram de Boer', desks })
    await enterOffice(elsewhere.page, server, colleague, { ahead })
    await elsewhere.page.goto(`${server.url}/beheer/aanvragen`)
    await other.saved(label).press('Enter')
    await other.called(label).waitFor()
    expect([role, await other.remove.count()]).toEqual([role, mayRemove])
  }

  await server.db
    .updateTable('request_view')
    .set({ filters: JSON.stringify({ weergave: 'open', soort: 'fax.send', loket: 'telex' }) })
    .where('label', '=', label)
    .execute()
  await page.goto(`${server.url}/beheer/aanvragen`)
  await saved(label).press('Enter')
  await called(label).waitFor()
  await page.getByText('De soort waarop je filtert, bestaat niet meer.').waitFor()
  await page.getByText('Het loket waarop je filtert, bestaat niet meer.').waitFor()
  await isSound(page, 'a view of a kind and a desk that are there no more')
  await pressOn(page, remove)
  await page.getByText(`Verwijderd: ${label}.`).waitFor()
  await expect.poll(() => saved(label).count()).toBe(0)
  expect([...problems, ...elsewhere.problems]).toEqual([])
})
