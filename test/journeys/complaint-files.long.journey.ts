import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { upload } from '../../src/core/contract/files/files-calls.ts'
import { openVisitor } from '../kit/browser.ts'
import { pdf } from '../kit/made-files.ts'
import { become, isSound, onStep, summary } from '../kit/visit.ts'
import { openSite } from './site.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'thuisbasis-files-'))
const { server, browser, close } = await openSite({ DATA_DIR: dataDir })
afterAll(async () => {
  await close()
  await rm(dataDir, { recursive: true, force: true })
})

const openComplaint = async (page: Page): Promise<void> => {
  await become(page, server.url, 'member')
  await page.goto(`${server.url}/contact/klacht-indienen`)
  await onStep(page, 'klacht')
  await page.getByLabel('Verzekeringen').check()
  await page.getByLabel('Titel').fill('Mijn polis klopt niet')
  await page.getByLabel('Omschrijving').fill('Er staat een verkeerd huisnummer op.')
  await expect.poll(() => page.getByLabel('Achternaam').inputValue()).toBe('Vries')
}

const picker = (page: Page) => page.locator('input[type=file]')
const send = (page: Page) => page.getByRole('button', { name: 'Versturen' })
const sent = async (page: Page): Promise<void> => {
  await send(page).click()
  await page.locator('.notice-ok').waitFor()
}
const polis = { name: 'polis.pdf', mimeType: 'application/pdf', buffer: pdf }

const drop = async (page: Page, name: string, text: string): Promise<void> => {
  const dataTransfer = await page.evaluateHandle(
    ([called = '', content = '']) => {
      const data = new DataTransfer()
      data.items.add(new File([content], called, { type: 'application/pdf' }))
      return data
    },
    [name, text],
  )
  const zone = page.locator('.files-zone')
  await zone.dispatchEvent('dragover', { dataTransfer })
  await expect.poll(() => zone.getAttribute('class')).toContain('files-over')
  await zone.dispatchEvent('drop', { dataTransfer })
  await expect.poll(() => zone.getAttribute('class')).not.toContain('files-over')
}

it('a complaint is not sent while a file that was refused still stands there', async () => {
  await using visitor = await openVisitor(browser, { viewport: { width: 375, height: 800 } })
  const { page, problems } = visitor
  await openComplaint(page)
  await picker(page).setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('x') })
  await page
    .getByText('Alleen .doc, .docx, .jpg, .pdf, .xls, .xlsx bestanden zijn toegestaan.')
    .first()
    .waitFor()
  await send(page).click()
  await expect
    .poll(() => summary(page).innerText())
    .toContain('Verwijder de bestanden die niet zijn meegekomen, of voeg ze opnieuw toe.')
  await isSound(page, 'a refused file, with errors')
  await summary(page).getByRole('link').first().click()
  expect(await page.evaluate(() => document.activeElement?.closest('.field')?.textContent)).toContain(
    'foto.png',
  )
  await page.getByRole('button', { name: 'Verwijder foto.png' }).click()
  await drop(page, 'polis.pdf', pdf.toString('latin1'))
  await page.getByText('polis.pdf is toegevoegd.').waitFor()
  await isSound(page, 'a file that was dropped')
  await sent(page)
  expect(problems).toEqual([])
})

it('a file of which the line broke comes along when it is tried again', async () => {
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  await openComplaint(page)
  await page.route(`**${upload.path}`, (route) => route.abort('connectionreset'), { times: 1 })
  await picker(page).setInputFiles(polis)
  await page.getByText('Het bestand kon niet worden verstuurd. Probeer het opnieuw.').first().waitFor()
  await isSound(page, 'a file that did not arrive')
  await page.getByRole('button', { name: 'Probeer opnieuw: polis.pdf' }).click()
  await page.getByText('polis.pdf is toegevoegd.').waitFor()
  await sent(page)
})

/**
 * `photo.heic` is a coloured square in the format of a phone, with the place where it was taken: a PNG by `heif-enc -q 40 -o
 * photo.heic` (Debian: libheif-examples), and `exiftool -Make=Voorbeeld -GPSLatitude=52.1561 -GPSLatitudeRef=N
 * -GPSLongitude=5.3878 -GPSLongitudeRef=E photo.heic` (Debian: libimage-exiftool-perl).
 */
const photo = new URL('./photo.heic', import.meta.url)

it('a photo of a phone arrives as a JPEG that tells nothing of where it was taken', async () => {
  const bytes = await readFile(photo)
  expect(bytes.includes('Exif') && bytes.includes('Voorbeeld')).toBe(true)
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  await openComplaint(page)
  await picker(page).setInputFiles({ name: 'dak.heic', mimeType: 'image/heic', buffer: bytes })
  await page.getByText('dak.jpg is toegevoegd.').waitFor()
  await sent(page)
  const stored = await server.db.selectFrom('file').selectAll().where('name', '=', 'dak.jpg').execute()
  expect(stored.map(({ content_type: type, submission_id: request }) => [type, request === null])).toEqual([
    ['image/jpeg', false],
  ])
  const kept = await readFile(join(dataDir, 'files', stored[0]?.id ?? ''))
  expect(kept.subarray(0, 3).toString('hex')).toBe('ffd8ff')
  for (const told of ['Exif', 'Voorbeeld', 'GPS', 'ftypheic']) expect(kept.includes(told), told).toBe(false)
  expect(problems).toEqual([])
})
