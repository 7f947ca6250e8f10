import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { kinds } from '../../src/core/content/kinds.ts'
import { publish, saveDraft } from '../../src/server/services/content/edit.ts'
import { openVisitor } from '../kit/browser.ts'
import {
  blockRows,
  headButton,
  openBlock,
  openDocument,
  openPagePart,
  unfoldAll,
} from '../kit/document-screen.ts'
import { hostilePage, said } from '../kit/hostile-documents.ts'
import { hearDialogs, isHarmless, setWidth, widths } from '../kit/hostile-office.ts'
import { type VoiceName, voices } from '../kit/hostile-requests.ts'
import { enterOffice, newColleague } from '../kit/office.ts'
import { isSound } from '../kit/visit.ts'
import { openSite } from './site.ts'

// A page of which every text is hostile, on each of the editors' screens: text stays text, and the screens stay sound.

const { server, browser, ahead, clock, close } = await openSite({ DEMO_REQUESTS: 'off' })
afterAll(close)

const voiceNames = Object.keys(voices) as VoiceName[]

/**
 * Looks at what shows on a desk and on a phone. `within` is the part that axe looks at: the whole page by default, false for none.
 */
const looksAt = async (page: Page, where: string, within: string | false = 'html'): Promise<void> => {
  for (const width of widths) {
    await setWidth(page, width)
    await isHarmless(page, `${where} at ${width} pixels`)
    if (within !== false) await isSound(page, `${where} at ${width} pixels`, within)
  }
  await setWidth(page, widths[0])
}

/** Voices in which axe looks at every form: one that runs, and one that is wide. */
const lookedInto: readonly VoiceName[] = ['scripts', 'oneWord']

interface Hostile {
  codename: string
  voice: VoiceName
}

/**
 * Makes a document in this voice: published as a program did, a draft of a colleague whose name is hostile too, and the newest one,
 * of which also signs, links and addresses are hostile where `all` says so.
 */
const make = async (voice: VoiceName, all: boolean): Promise<Hostile> => {
  const { db } = server
  const codename = `vijand_${voice.toLowerCase()}${all ? '_heel' : ''}`
  const page = hostilePage(codename, voice)
  await saveDraft(db, clock, codename, { ...page, title: 'Eerst gewoon', hidden: true })
  await publish(db, clock, codename, 'test')
  const other = await newColleague(db, ['editor'], { name: said(voice).slice(0, 60) })
  await saveDraft(db, clock, codename, { ...page, label: 'Tussendoor' }, { staffId: other.id })
  await saveDraft(db, clock, codename, hostilePage(codename, voice, { all }))
  return { codename, voice }
}

/** Opens the office for an editor, and hears the dialogs of its page. */
const enter = async (page: Page): Promise<string[]> => {
  await enterOffice(page, server, await newColleague(server.db, ['editor']), { ahead })
  await setWidth(page, widths[0])
  return hearDialogs(page)
}

/** What a text became in the frame of the preview, where nothing of it may run. */
const madeInFrame = (page: Page): Promise<string[]> =>
  page.locator('iframe.preview-frame').evaluate((frame) => {
    const inside = (frame as HTMLIFrameElement).contentDocument
    const running = 'script, [onerror], [onload], [onfocus], iframe, a[href^="javascript:"]'
    return [...(inside?.body.querySelectorAll(running) ?? [])].map((one) => one.outerHTML.slice(0, 120))
  })

/** Opens the text of the block `rich_text`, also where it holds what the field does not know. */
const openRichText = async (page: Page): Promise<void> => {
  await openBlock(page, Object.keys(kinds).indexOf('rich_text'))
  await page.getByRole('button', { name: /^Bewerk tekst/ }).click()
  const without = page.getByRole('button', { name: 'Bewerk zonder die opmaak' })
  const toolbar = page.getByRole('toolbar', { name: 'Opmaak' })
  await toolbar.or(without).first().waitFor()
  if (await without.isVisible()) await without.click()
  await toolbar.waitFor()
}

it('a page of which every text is hostile is text in the list, in the tree and in a search', async () => {
  const all: Hostile[] = []
  for (const voice of voiceNames) all.push(await make(voice, false))
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const dialogs = await enter(page)
  const places = ['?stand=concept', '?stand=concept&vorm=boom']
  for (const place of places) {
    await page.goto(`${server.url}/beheer/inhoud${place}`)
    for (const { codename } of all) await page.locator(`[data-key="${codename}"]`).first().waitFor()
    await looksAt(page, place)
  }
  for (const voice of voiceNames) {
    const word = encodeURIComponent(said(voice).slice(0, 40))
    await page.goto(`${server.url}/beheer/inhoud?zoek=${word}`)
    await page.locator('.work-body').getByText(/./).first().waitFor()
    await isHarmless(page, `a search, ${voice}`)
  }
  await looksAt(page, 'a search of one long word')
  expect([dialogs, problems]).toEqual([[], []])
})

it.each(voiceNames)(
  'it is text in every form, in the preview, in the history and beside another: %s',
  async (voice) => {
    const { codename } = await make(voice, false)
    await using visitor = await openVisitor(browser)
    const { page, problems } = visitor
    const dialogs = await enter(page)
    await openDocument(page, server.url, codename)
    const heading = page.getByRole('heading', { level: 1 })
    expect((await heading.textContent())?.replaceAll(/\s+/g, ' ').trim()).toBe(
      said(voice).replaceAll(/\s+/g, ' ').trim(),
    )

    // the page as visitors would see it, beside the text
    const frame = page.frameLocator('iframe.preview-frame')
    await frame.locator('h1').first().waitFor()
    expect(await madeInFrame(page)).toEqual([])
    await looksAt(page, `${voice}: the document`)
    await setWidth(page, 375)
    for (const view of ['Opbouw', 'Voorbeeld', 'Schrijven']) {
      const views = page.getByRole('group', { name: 'Wat zie je?' })
      await views.getByRole('button', { name: view, exact: true }).click()
      await isHarmless(page, `${voice}: ${view} on a phone`)
      await isSound(page, `${voice}: ${view} on a phone`)
    }
    await setWidth(page, widths[0])

    await openPagePart(page)
    await unfoldAll(page)
    await looksAt(page, `${voice}: what the page says of itself`, '.write')
    const count = await blockRows(page).count()
    expect(count).toBe(Object.keys(kinds).length)
    for (let place = 0; place < count; place++) {
      await openBlock(page, place)
      await unfoldAll(page)
      await looksAt(page, `${voice}: block ${place + 1}`, lookedInto.includes(voice) && '.write')
    }
    await openRichText(page)
    await looksAt(page, `${voice}: rich text that is written`, '.write')

    for (const name of ['Publiceren', 'Wat verandert hierdoor?']) {
      await headButton(page, name).click()
      await page.locator('.side-panel .changes').waitFor()
      await page.locator('.side-panel summary').last().click()
      await looksAt(page, `${voice}: ${name}`)
      await page.keyboard.press('Escape')
    }
    await headButton(page, 'Geschiedenis').click()
    await page
      .getByRole('button', { name: /^Vergelijk versie/ })
      .last()
      .click()
    await page.getByText(/Wat is doorgestreept/).waitFor()
    await looksAt(page, `${voice}: two texts compared`)
    expect([dialogs, problems]).toEqual([[], []])
  },
)

it('a page of which also signs, links and addresses are hostile opens, with its faults', async () => {
  const { codename } = await make('scripts', true)
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const dialogs = await enter(page)
  await openDocument(page, server.url, codename)
  await page
    .getByText(/\d+ fouten/)
    .first()
    .waitFor()
  await looksAt(page, 'a document with faults everywhere')
  const count = await blockRows(page).count()
  for (let place = 0; place < count; place++) {
    await openBlock(page, place)
    await unfoldAll(page)
    await looksAt(page, `block ${place + 1} with faults`, '.write')
  }
  await headButton(page, 'Publiceren').click()
  await page.getByRole('textbox', { name: /^Waarom toch publiceren/ }).waitFor()
  await looksAt(page, 'a publication with faults')
  expect([dialogs, problems]).toEqual([[], []])
})
