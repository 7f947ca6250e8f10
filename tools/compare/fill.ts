import type { Locator, Page } from 'playwright-core'
import { pdf } from '../../test/kit/made-files.ts'
import { signing } from '../../test/kit/signature.ts'

// Answers whatever stands on the screen, by its words alone: neither build is asked what it wants.

/** What is typed, by the beginning of a label. */
const typed: readonly [label: RegExp, text: string][] = [
  [/^Postcode/, '3821BT'],
  [/^Huisnummer/, '10'],
  [/^Straat/, 'Voorbeeldlaan'],
  [/^Plaats/, 'Amersfoort'],
  [/^Voorletters/, 'jp'],
  [/^Achternaam/, 'berg'],
  [/^Telefoonnummer vast/, '033 123 45 67'],
  [/^(Mobiel|Telefoon)/, '06 12345678'],
  [/^(IBAN|Rekening)/, 'NL91 ABNA 0417 1643 00'],
  [/^(Bouwjaar)/, '1978'],
  [/^Dag/, '3'],
  [/^Maand/, '2'],
  [/^Jaar/, '1980'],
  [/^Woonopp/, '124'],
  [/^Perceel/, '150'],
  [/^KvK/, '12345678'],
  [/^Postbusnummer/, '735'],
  [/wachtwoord/i, 'gele-fiets-op-de-dijk'],
  [/^Naam VvE/, 'VvE Voorbeeldflat'],
  [/^Gemeente/, 'Amersfoort'],
  [/klus\?/, 'kraan'],
  [/giftcode|cadeau|Gifty/i, 'GIFT-2026-OKAY-0001'],
]
/** Optional and seldom: left empty, as most do. */
const skipped = /tussenvoegsel|toevoeging|niet verplicht|optioneel/i

export interface Answering {
  email: string
  /** Which option of each choice is taken: the first, second, ..., from the beginning again after the last. */
  choice: number
}

const labelOf = (control: Locator): Promise<string> =>
  control.evaluate((one) => {
    const words = (one as HTMLInputElement).labels?.[0]?.textContent ?? one.getAttribute('aria-label') ?? ''
    return words.trim()
  })

const textFor = async (control: Locator, label: string, { email }: Answering): Promise<string> => {
  if (/e-mail/i.test(label)) return email
  const known = typed.find(([pattern]) => pattern.test(label))
  if (known) return known[1]
  const isNumber = (await control.getAttribute('inputmode')) === 'numeric'
  return isNumber ? '4' : 'De buren kappen mijn boom zonder te vragen.'
}

const typeIn = async (page: Page, form: Locator, answering: Answering) => {
  const fields =
    'input:enabled:not([type=radio], [type=checkbox], [type=file], [type=hidden], [readonly]), textarea:enabled'
  for (const control of await form.locator(fields).all()) {
    if (!(await control.isVisible()) || (await control.inputValue())) continue
    const label = await labelOf(control)
    if (skipped.test(label)) continue
    await control.fill(await textFor(control, label, answering))
    if ((await control.getAttribute('role')) !== 'combobox') await control.blur()
    else {
      const option = page.getByRole('option').first()
      await option.waitFor({ timeout: 3000 }).catch(() => undefined)
      if (await option.isVisible()) await option.click()
    }
  }
}

const choose = async (form: Locator, { choice }: Answering) => {
  for (const group of await form.locator('[role=radiogroup], fieldset').all())
    for (const kind of ['radio', 'checkbox']) {
      const options = group.locator(`input[type=${kind}]:enabled`)
      const count = await options.count()
      if (count > 0 && (await group.locator(`input[type=${kind}]:checked`).count()) === 0)
        await options
          .nth(choice % count)
          .check({ force: true, timeout: 3000 })
          .catch(() => undefined)
    }
  for (const select of await form.locator('select:enabled').all()) {
    if (await select.inputValue()) continue
    const values = await select
      .locator('option')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value).filter(Boolean))
    const value = values[choice % values.length]
    if (value !== undefined) await select.selectOption(value)
  }
}

const agree = async (form: Locator) => {
  for (const box of await form.locator('input[type=checkbox]:enabled').all())
    if ((await form.locator('fieldset, [role=group]').locator(box).count()) === 0)
      await box.check({ force: true, timeout: 3000 }).catch(() => undefined)
}

/** The first free day and its first time, where a calendar stands. */
const plan = async (page: Page, settle: () => Promise<void>) => {
  const first = page.getByRole('paragraph').filter({ hasText: 'Eerste vrije dag' }).getByRole('button')
  if ((await first.count()) === 0) return
  await first.first().click()
  await settle()
  for (const button of [
    page.getByRole('button', { name: /^\d\d:\d\d$/ }),
    page.getByRole('button', { name: 'Neem dit tijdstip' }),
  ])
    if (await button.count()) await button.first().click()
}

const upload = async (form: Locator) => {
  for (const field of await form.locator('input[type=file]').all())
    await field.setInputFiles({ name: 'plattegrond.pdf', mimeType: 'application/pdf', buffer: pdf })
}

const sign = async (page: Page, form: Locator) => {
  const open = form.getByRole('button', { name: /handtekening/i })
  if ((await open.count()) === 0) return
  await open.first().click()
  const { name, take } = signing(page)
  await name.fill('J.P. de Vries')
  await take.click()
}

/** Answers all that a step asks, and what it asks because of those answers. */
export const fillIn = async (
  page: Page,
  form: Locator,
  answering: Answering,
  settle: () => Promise<void>,
) => {
  for (let turn = 0; turn < 3; turn++) {
    await choose(form, answering)
    await typeIn(page, form, answering)
    await settle()
  }
  await plan(page, settle)
  await upload(form)
  await sign(page, form)
  await agree(form)
  await settle()
}
