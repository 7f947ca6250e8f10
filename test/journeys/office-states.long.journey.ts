import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { StaffRole } from '../../src/core/staff/roles.ts'
import { deliveryQueue } from '../../src/server/services/submissions/submissions-queues.ts'
import { accessibilityFaults, openVisitor } from '../kit/browser.ts'
import { addDeadLetter } from '../kit/dead-letters.ts'
import { pdf } from '../kit/made-files.ts'
import { type Colleague, enterOffice, newColleague } from '../kit/office.ts'
import { answerAs, beginAct, chooseRows, failAt, holdMessages, openForm } from '../kit/office-states.ts'
import { takeAsked, takeCallback } from '../kit/taken-requests.ts'
import { apology, fitsItsWidth, isSound, onStep } from '../kit/visit.ts'
import { openSite } from './site.ts'

// Every state of the screens on which the desk works, at three widths, in the dark and in the colours of high contrast.

const { server, browser, ahead, clock, close } = await openSite({})
afterAll(close)
const { db } = server
beforeAll(() => holdMessages(db))
/** An instant some minutes from now, by the clock of the site. */
const inMinutes = (minutes: number) => new Date(clock.now() + minutes * 60_000).toISOString()

interface Asked {
  id: string
  reference: string
}

/** What a state is brought about with: a page, who looks at it, and two requests of their own. */
interface Stage {
  page: Page
  me: Colleague
  one: Asked
  two: Asked
}

interface State {
  name: string
  /** The address of the screen, below that of the office. */
  at(stage: Stage): string
  /** What happens before the screen is opened, and on it. */
  before?(stage: Stage): Promise<unknown>
  act?(stage: Stage): Promise<unknown>
  /** What is seen once the state is there. */
  there(page: Page): Locator
  /** Who looks; member service where it is left out. */
  roles?: readonly StaffRole[]
  desks?: readonly string[]
  /** Minutes since they gave their second factor. */
  minutesAgo?: number
  /** Statuses of the answers that a browser notes as errors. */
  refused?: readonly number[]
}

const text = (words: string | RegExp) => (page: Page) => page.getByText(words)
const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name })
const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name })
const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: typeof name === 'string' })

/** Presses a button by keyboard. */
const press = (within: Page | Locator, name: string | RegExp) => button(within, name).first().press('Enter')

const requestAt = ({ one }: Stage) => `/aanvragen/${one.reference}`
const newestFirst = () => '/aanvragen?weergave=open&volgorde=nieuwste'
const readPath = /^\/beheer\/api\/requests\/[2-9A-Z-]{9}$/

const begin = (letter: string, then?: (stage: Stage) => Promise<unknown>) => async (stage: Stage) => {
  await beginAct(stage.page, stage.one.reference, letter)
  await then?.(stage)
}
const choosing = (then?: (stage: Stage) => Promise<unknown>) => async (stage: Stage) => {
  await stage.page.locator('tr[data-key]').first().waitFor()
  await chooseRows(stage.page, [stage.one.reference, stage.two.reference])
  await then?.(stage)
}

const attach = (page: Page, name: string, buffer: Buffer) =>
  openForm(page).locator('input[type="file"]').setInputFiles({ name, mimeType: 'application/pdf', buffer })

/** Sends a message, which then waits its minute. */
const sendMessage = begin('r', async ({ page }) => {
  await page.keyboard.type('Kun je een foto van de meterkast sturen?')
  await page.keyboard.press('Control+Enter')
  await page.getByText('Gaat zo weg', { exact: true }).waitFor()
})

/** Writes of both sides about a request, of which the last was not answered. */
const wroteBoth = async ({ me, one }: Stage) => {
  const messages = [
    { staff_id: me.id, act: 'ask', text: 'Kun je een foto van de meterkast sturen?', at: inMinutes(-20) },
    { staff_id: null, act: 'answer', text: 'Die hangt achter de trap.\nTot vrijdag.', at: inMinutes(-5) },
  ]
  for (const message of messages)
    await db
      .insertInto('request_message')
      .values({ id: randomUUID(), submission_id: one.id, ...message })
      .execute()
  await db
    .updateTable('request_work')
    .set({ conversation: 'answered', conversation_at: inMinutes(-5) })
    .where('submission_id', '=', one.id)
    .execute()
}

const startCall = async ({ page }: Stage) => {
  await page.getByRole('textbox', { name: 'Wie belt er?' }).fill('mevrouw de Vries')
  await press(page, 'Begin het gesprek')
  await page.getByText('Je vult in voor mevrouw de Vries, die belt.').waitFor()
}

/** Opens the panel in which a call is noted. */
const openCall = async ({ page }: Stage) => {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('b')
  await page.getByRole('dialog', { name: 'Noteer een gesprek' }).waitFor()
}

const noteCall = async (stage: Stage) => {
  await openCall(stage)
  await stage.page.keyboard.press('1')
  await stage.page.getByText('Genoteerd: beantwoord.').waitFor()
}

const askExport = async ({ page }: Stage) => {
  await page.getByLabel('CSV').check()
  await page.getByLabel('Voor een controle').check()
  await press(page, 'Maak het bestand')
}

const stuck = ({ one }: Stage) =>
  addDeadLetter(db, deliveryQueue, { submission: one.id, partner: 'klusservice' })

/** Something got stuck, and its row is chosen. */
const chooseStuck = async ({ page, one }: Stage) => {
  const box = page.getByRole('row').filter({ hasText: one.reference }).getByRole('checkbox')
  await box.press('Space')
}

const down = {
  standing: 'down',
  toSay: 'Klussen boeken lukt nu even niet. Je aanvraag staat veilig bij ons.',
}
const partnersDown = (body: Readonly<Record<string, unknown>>) => ({
  ...body,
  items: (body.items as object[]).map((item) => ({
    ...item,
    ...down,
    deliveries: {
      ...{ waiting: 3, refused: 1, stuck: 2, lastDeliveredAt: null },
      lastFailure: { reason: 'unreachable', at: inMinutes(-1) },
    },
  })),
})

/** Screens that read something by a call, which fails. */
const unread: readonly [path: string, call: RegExp, title: string][] = [
  ['/stapel', /\/pile$/, 'De stapel'],
  ['/aanvragen', /\/api\/requests$/, 'Onze stapel'],
  ['/namens', /\/on-behalf\/funnels$/, 'Namens een beller'],
  ['/telefoon', /\/phone-calls$/, 'Telefoon'],
  ['/terugbellen', /\/callbacks$/, 'Terugbellen'],
  ['/uitvoer', /\/request-exports$/, 'Uitvoer'],
  ['/teksten', /\/reply-texts$/, 'Teksten'],
  ['/partners', /\/partners$/, 'Partners'],
  ['/vastgelopen', /\/dead-letters$/, 'Vastgelopen'],
]

const states: readonly State[] = [
  // the pile
  { name: 'the pile', at: () => '/stapel', there: (page) => page.locator('tr[data-key]') },
  {
    name: 'an empty pile',
    roles: ['adviser'],
    desks: ['leeg-loket'],
    at: () => '/stapel',
    there: text('Tijd voor koffie.'),
  },
  {
    name: 'the pile with what one holds',
    at: () => '/stapel',
    act: async ({ page }) => {
      await page.locator('tr[data-key]').first().waitFor()
      await page.keyboard.press('v')
      await page.getByText(/Van de stapel, nog 1\d minuten van jou/).waitFor()
      await page.goBack()
    },
    there: heading('Net door jou gepakt'),
  },
  {
    name: 'the form of a colleague who is away',
    at: () => '/stapel?loket=verzekeringen',
    act: ({ page }) => press(page, 'Een collega is er niet…'),
    there: (page) => page.getByRole('combobox', { name: /^Wie is er niet/ }),
  },
  // on behalf
  { name: 'who calls', at: () => '/namens', there: heading('Het gesprek') },
  {
    name: 'who calls, with an error',
    at: () => '/namens',
    act: ({ page }) => press(page, 'Begin het gesprek'),
    there: text('Vul in wie er belt.'),
  },
  {
    name: 'which form, for who calls',
    at: () => '/namens',
    act: startCall,
    there: (page) => page.getByLabel('Zoek een formulier'),
  },
  {
    name: 'a code of a caller, with an error',
    at: () => '/namens',
    act: async (stage) => {
      await startCall(stage)
      await press(stage.page, 'Haal het formulier op')
    },
    there: text('Vul de code in die je beller voorleest.'),
  },
  {
    name: 'the form below its bar',
    at: () => '/namens',
    act: async (stage) => {
      await startCall(stage)
      await stage.page.goto(`${server.url}/beheer/namens/toegankelijkheid`)
      await onStep(stage.page, 'formulier')
      await stage.page.getByLabel('Op welke pagina was je?').focus()
    },
    there: text('Je vult dit in voor mevrouw de Vries, die belt.'),
  },
  // calls
  { name: 'the calls of today', at: () => '/telefoon', there: heading('Telefoon') },
  { name: 'a call to note', at: () => '/telefoon', act: openCall, there: dialog('Noteer een gesprek') },
  {
    name: 'a call to note, with an error',
    at: () => '/telefoon',
    act: async (stage) => {
      await openCall(stage)
      await stage.page.getByLabel('Over wie ging het?').fill('iemand')
      await press(stage.page, 'Doorverbonden')
    },
    there: text('Typ een lidnummer, een e-mailadres of een referentie'),
  },
  {
    name: 'a call that was noted',
    at: () => '/telefoon',
    act: noteCall,
    there: text('Genoteerd: beantwoord.'),
  },
  {
    name: 'a call that is corrected',
    at: () => '/telefoon',
    act: async (stage) => {
      await noteCall(stage)
      await press(stage.page, 'Verbeter…')
    },
    there: dialog('Verbeter dit gesprek'),
  },
  // callbacks
  {
    name: 'nobody to call back',
    before: ({ page }) => answerAs(page, /\/callbacks$/, (body) => ({ ...body, items: [] })),
    at: () => '/terugbellen',
    there: text('Er is niemand om terug te bellen.'),
  },
  {
    name: 'who is called back',
    before: () => takeCallback(db, clock),
    at: () => '/terugbellen',
    there: (page) => button(page, 'Gebeld…'),
  },
  {
    name: 'what there is to note of a callback',
    before: () => takeCallback(db, clock),
    at: () => '/terugbellen',
    act: ({ page }) => press(page, 'Gebeld…'),
    there: dialog('Gebeld'),
  },
  // files with requests
  { name: 'no file with requests', at: () => '/uitvoer', there: text('Je hebt nu geen bestanden.') },
  {
    name: 'a file without a reason',
    at: () => '/uitvoer',
    act: ({ page }) => press(page, 'Maak het bestand'),
    there: text('Kies waarom.'),
  },
  {
    name: 'a file that wants the second factor',
    minutesAgo: 10,
    at: () => '/uitvoer',
    act: askExport,
    there: dialog('Je tweede factor'),
    refused: [403],
  },
  {
    name: 'a file that stands',
    at: () => '/uitvoer',
    act: askExport,
    there: (page) => button(page, /^Download/),
  },
  {
    name: 'a file that could not be made',
    before: ({ page }) =>
      answerAs(page, /\/request-exports$/, ({ items, ...body }) => ({
        ...body,
        items: (items as object[]).map((item) => ({ ...item, state: 'failed', problem: 'fault' })),
      })),
    at: () => '/uitvoer',
    act: askExport,
    there: text('Het maken lukte niet. Vraag het nog eens.'),
  },
  // texts to choose from
  { name: 'the texts', at: () => '/teksten', there: text('Stuur een foto mee') },
  {
    name: 'no text with these words',
    at: () => '/teksten',
    act: ({ page }) => page.getByRole('searchbox', { name: 'Zoek in namen en teksten' }).fill('xyzzy'),
    there: text('Met deze woorden vonden we geen naam en geen tekst.'),
  },
  {
    name: 'a new text, with errors',
    at: () => '/teksten?tekst=nieuw',
    act: ({ page }) => press(page, 'Bewaar'),
    there: text('Geef de tekst een naam.'),
  },
  {
    name: 'a text beside the list, with what it was',
    at: () => '/teksten',
    act: async ({ page }) => {
      const row = page.locator('tr[data-key]').filter({ hasText: 'Stuur een foto mee' })
      await row.press('Enter')
      await page.getByText('Eerdere versies').press('Enter')
    },
    there: text('Versie 1'),
  },
  // the handbook
  { name: 'the handbook', at: () => '/hulp', there: heading('Voor jou') },
  { name: 'the handbook, whole', at: () => '/hulp?vorm=alles', there: heading('Voor jou') },
  {
    name: 'no task with these words',
    at: () => '/hulp',
    act: ({ page }) => page.getByRole('searchbox', { name: 'Zoek in de hulp' }).fill('xyzzy'),
    there: text('Met deze woorden vonden we geen taak.'),
  },
  {
    name: 'a task of the handbook',
    at: () => '/hulp/de-volgende-pakken',
    there: heading('De volgende aanvraag pakken'),
  },
  { name: 'no such task', at: () => '/hulp/niets', there: heading('Deze hulp is er niet') },
  // partners, and what got stuck
  { name: 'the partners', at: () => '/partners', there: text('Vakman-partner') },
  {
    name: 'partners that are down',
    before: ({ page }) => answerAs(page, /\/api\/partners$/, partnersDown),
    at: () => '/partners',
    there: text(/Zeg aan de telefoon: ‘Klussen boeken/),
  },
  {
    name: 'nothing got stuck',
    before: ({ page }) => answerAs(page, /\/dead-letters$/, (body) => ({ ...body, items: [] })),
    at: () => '/vastgelopen',
    there: text('Er is niets vastgelopen.'),
  },
  {
    name: 'what got stuck',
    before: stuck,
    at: () => '/vastgelopen',
    there: (page) => page.locator('tr[data-key]'),
  },
  {
    name: 'what got stuck, chosen',
    before: stuck,
    at: () => '/vastgelopen',
    act: chooseStuck,
    there: text('1 gekozen'),
  },
  {
    name: 'what got stuck, and cannot be sent now',
    before: async (stage) => {
      await stuck(stage)
      await failAt(stage.page, 'POST', /\/dead-letters\/retry$/)
    },
    at: () => '/vastgelopen',
    act: async (stage) => {
      await chooseStuck(stage)
      await press(stage.page, 'Stuur er 1 opnieuw')
    },
    there: text(apology),
    refused: [500],
  },
  // lists
  {
    name: 'an empty list',
    at: () => '/aanvragen?weergave=open&van=mij',
    there: text('Met deze filters is er niets.'),
  },
  { name: 'rows that are chosen', at: newestFirst, act: choosing(), there: text('2 gekozen') },
  {
    name: 'a note with several, with an error',
    at: newestFirst,
    act: choosing(async ({ page }) => {
      await press(page, 'Notitie…')
      await press(page, 'Bekijk eerst')
    }),
    there: text('Schrijf een notitie.'),
  },
  {
    name: 'several given to a colleague',
    at: newestFirst,
    act: choosing(({ page }) => press(page, 'Geef aan…')),
    there: (page) => page.getByRole('combobox', { name: /^Collega/ }),
  },
  {
    name: 'with which of several it can be done',
    at: newestFirst,
    act: choosing(async ({ page, two }) => {
      await db.updateTable('request_work').set({ open: false }).where('submission_id', '=', two.id).execute()
      await press(page, 'Handel af…')
      await press(page, 'Bekijk eerst')
    }),
    there: text('Dit kan met 1 van de 2. Met deze niet:'),
  },
  {
    name: 'what became of several',
    at: newestFirst,
    act: choosing(async ({ page }) => {
      await press(page, 'Handel af…')
      await press(page, 'Bekijk eerst')
      await press(page, 'Handel 2 aanvragen af')
    }),
    there: text('Klaar: 2 van 2 gedaan.'),
  },
  {
    name: 'several that cannot be begun',
    before: ({ page }) => failAt(page, 'POST', /\/bulk-acts\/check$/),
    at: newestFirst,
    act: choosing(async ({ page }) => {
      await press(page, 'Handel af…')
      await press(page, 'Bekijk eerst')
    }),
    there: text(apology),
    refused: [500],
  },
  // one request
  { name: 'a request', at: requestAt, there: heading('Wat nu?') },
  ...(['r', 'm', 'w', 'g', 'n', 'h'] as const).map(
    (letter): State => ({
      name: `the form of the letter ${letter}`,
      ...{ at: requestAt, act: begin(letter), there: openForm },
    }),
  ),
  {
    name: 'a message without a text',
    at: requestAt,
    act: begin('r', ({ page }) => press(page, 'Verstuur')),
    there: text('Schrijf een bericht.'),
  },
  {
    name: 'the texts to choose from',
    at: requestAt,
    act: begin('r', ({ page }) => press(page, 'Kies een tekst…')),
    there: (page) => page.locator('.menu-item').filter({ hasText: 'Stuur een foto mee' }),
  },
  {
    name: 'a message with a file',
    at: requestAt,
    act: begin('r', ({ page }) => attach(page, 'offerte.pdf', pdf)),
    there: (page) => openForm(page).getByText('offerte.pdf').first(),
  },
  {
    name: 'a file that is refused',
    at: requestAt,
    act: begin('r', ({ page }) => attach(page, 'los.pdf', Buffer.from('MZ'))),
    there: (page) => openForm(page).getByRole('alert'),
    refused: [400],
  },
  {
    name: 'a message that cannot be sent',
    before: ({ page }) => failAt(page, 'POST', /\/messages$/),
    at: requestAt,
    act: begin('r', async ({ page }) => {
      await page.keyboard.type('Dag')
      await page.keyboard.press('Control+Enter')
    }),
    there: (page) => openForm(page).getByRole('alert'),
    refused: [500],
  },
  {
    name: 'a message in its minute',
    at: requestAt,
    act: sendMessage,
    there: text('Je bericht gaat over een minuut weg.'),
  },
  {
    name: 'a message that was taken back',
    at: requestAt,
    act: async (stage) => {
      await sendMessage(stage)
      await press(stage.page.getByRole('region', { name: 'Berichten' }), /^Neem terug/)
    },
    there: text('Teruggenomen. Je tekst staat er weer.'),
  },
  {
    name: 'a thread with an answer that waits',
    before: wroteBoth,
    at: requestAt,
    there: text('Die hangt achter de trap.'),
  },
  {
    name: 'an answer that is corrected, with an error',
    at: requestAt,
    act: async ({ page }) => {
      await press(page, /^Verbeter een antwoord…/)
      await press(page, /^Verbeter… /)
      await page.getByRole('group', { name: /^Verbeter:/ }).waitFor()
      await press(page, 'Bewaar de verbetering')
    },
    there: text('Kies hoe we dit weten.'),
  },
  {
    name: 'a note that a colleague was ahead of',
    at: requestAt,
    act: begin('n', async ({ page, one }) => {
      const noted = await page.request.post(`${server.url}/beheer/api/requests/${one.reference}/notes`, {
        data: { version: 1, note: 'De afzender belde net.' },
        headers: { origin: server.url },
      })
      expect(noted.ok(), await noted.text()).toBe(true)
      await page.keyboard.type('Gebeld.')
      await press(page, 'Bewaar de notitie')
    }),
    there: text(/veranderde deze aanvraag/),
    refused: [409],
  },
  {
    name: 'a note that cannot be kept',
    before: ({ page }) => failAt(page, 'POST', /\/notes$/),
    at: requestAt,
    act: begin('n', async ({ page }) => {
      await page.keyboard.type('Gebeld.')
      await press(page, 'Bewaar de notitie')
    }),
    there: text(apology),
    refused: [500],
  },
  {
    name: 'a request whose partner is down',
    before: ({ page }) =>
      answerAs(page, readPath, (body) => ({
        ...body,
        partnersInTrouble: [{ partner: 'klusservice', label: 'Vakman-partner', ...down }],
      })),
    at: requestAt,
    there: text('Zeg aan de telefoon'),
  },
  {
    name: 'a request that wants a reason, with an error',
    roles: ['adviser'],
    desks: ['juridisch'],
    at: requestAt,
    act: ({ page }) => press(page, 'Open de aanvraag'),
    there: text('Kies een reden.'),
    refused: [403],
  },
  {
    name: 'a request that cannot be read',
    before: ({ page }) => failAt(page, 'GET', readPath),
    at: requestAt,
    there: heading('Deze aanvraag is niet te lezen'),
    refused: [500],
  },
  ...unread.map(
    ([path, call, title]): State => ({
      name: `${title}, which cannot be read`,
      before: ({ page }) => failAt(page, 'GET', call),
      at: () => path,
      there: (page) => button(page, 'Probeer opnieuw'),
      refused: [500],
    }),
  ),
]

interface Look {
  width: number
  colorScheme: 'light' | 'dark'
  forcedColors: 'none' | 'active'
}

const looks: readonly Look[] = [
  ...[320, 768, 1440].map((width): Look => ({ width, colorScheme: 'light', forcedColors: 'none' })),
  ...[320, 1440].map((width): Look => ({ width, colorScheme: 'dark', forcedColors: 'none' })),
  { width: 768, colorScheme: 'light', forcedColors: 'active' },
]

/** What has the focus, if that can be seen. */
const focusOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const one = document.activeElement
    if (!one || one === document.body) return 'nothing'
    return one.getClientRects().length > 0 ? 'seen' : `hidden ${one.tagName} ${one.className}`
  })

/** Whether what has the focus by keyboard, and may be used, has a ring, at itself or around it. */
const hasRing = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const one = document.activeElement
    if (!one?.matches(':focus-visible') || one.matches('[tabindex="-1"]')) return true
    let near: Element | null = one
    for (let up = 0; near && up < 4; up++, near = near.parentElement)
      if (getComputedStyle(near).outlineStyle !== 'none') return true
    return false
  })

/** Checks a state in one of its looks. */
const isSoundIn = async (page: Page, name: string, { width, colorScheme, forcedColors }: Look) => {
  const where = `${name} at ${width} pixels, ${forcedColors === 'active' ? 'high contrast' : colorScheme}`
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme, forcedColors })
  // at the end of the list, where the bar lies over none of its rows
  if (await page.locator('.bulk-bar').count())
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  if (forcedColors === 'active') expect(await hasRing(page), where).toBe(true)
  // nothing but colours is another in the dark, and in high contrast they are those of the system
  else if (colorScheme === 'light') return isSound(page, where)
  else expect(await accessibilityFaults(page, 'html', ['color-contrast']), where).toEqual([])
  await fitsItsWidth(page)
}

it.each(states)('$name', async (state) => {
  const { name, roles = ['member-service'], desks = [], minutesAgo = 0, refused = [] } = state
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const me = await newColleague(db, roles, { desks })
  await enterOffice(page, server, me, { ahead, minutesAgo })
  const stage = { page, me, one: await takeAsked(db, clock), two: await takeAsked(db, clock) }
  await state.before?.(stage)
  await page.goto(`${server.url}/beheer${state.at(stage)}`)
  await state.act?.(stage)
  await state.there(page).first().waitFor()
  await expect.poll(() => focusOf(page)).toBe('seen')
  for (const look of looks) await isSoundIn(page, name, look)
  const unexpected = problems.filter((one) => !refused.some((status) => one.includes(`status of ${status}`)))
  expect(unexpected).toEqual([])
  // so that lists stay as short as they are in a day
  await db
    .updateTable('request_work')
    .set({ open: false })
    .where('submission_id', 'in', [stage.one.id, stage.two.id])
    .execute()
})
