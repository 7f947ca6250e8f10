import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import {
  confirm,
  fillAddress,
  isSound,
  mailOf,
  newMailbox,
  next,
  onStep,
  reference,
  summary,
} from '../kit/visit.ts'
import { walkFunnel } from '../kit/walk-funnel.ts'
import { openSite } from './site.ts'

const standardPath = '/lidmaatschap/lid-worden'
const giftPath = '/lidmaatschap/gifty'
const thanksPath = '/lidmaatschap/bedankt'
const password = 'gele-fiets-op-de-dijk'

const { server, browser, close } = await openSite()
afterAll(close)

const fillSecrets = async (page: Page) => {
  await page.getByLabel('Dag').fill('3')
  await page.getByLabel('Maand').fill('2')
  await page.getByLabel('Jaar').fill('1980')
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByLabel('Herhaal wachtwoord').fill(password)
}

const seeRefusal = async (page: Page) => {
  const email = page.getByLabel('E-mailadres')
  await email.fill('lid@voorbeeld.nl')
  await next(page).click()
  const refusal = page.getByRole('alert').filter({ hasText: 'Helaas kunnen we niet verder in het proces.' })
  await refusal.getByRole('link', { name: 'Inloggen' }).waitFor()
}

const seeContact = async (page: Page) => {
  await expect.poll(() => page.getByLabel('Dag').inputValue()).toBe('03')
  // tidies only the part that is left, not the whole date
  await page.getByLabel('Dag').fill('4')
  await page.getByLabel('Maand').focus()
  await expect.poll(() => page.getByLabel('Dag').inputValue()).toBe('04')
  await page.getByText('Heel sterk.').waitFor()
  await expect.poll(() => page.title()).toBe('Contactgegevens - Lid worden - Thuisbasis')
  await expect.poll(() => summary(page).count()).toBe(0)
}

const seePrices = async (page: Page) => {
  await page.getByLabel('Bankoverschrijving (€ 1,90 extra)').check()
  await expect.poll(() => page.locator('.side').innerText()).toContain('€ 36,40')
  await page.getByLabel('Automatische incasso').check()
}

/**
 * Checks that secrets are not kept, so that a reload asks them again, and sends the form by a double click, which must count
 * once.
 */
const sendTwice = async (page: Page) => {
  await expect.poll(() => page.locator('main').innerText()).toContain('NL91 ABNA 0417 1643 00')
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  for (const secret of [password, '0417164300', '0417 1643']) expect(stored).not.toContain(secret)
  await page.reload()
  await onStep(page, 'contactgegevens')
  await page.getByText('Vul dit opnieuw in. Deze gegevens bewaren we niet.').waitFor()
  // history entries of before the reload lead here as well, so the first press on the back button does something
  await page.goBack()
  await onStep(page, 'pandgegevens')
  await expect.poll(() => page.title()).toBe('Pandgegevens - Lid worden - Thuisbasis')
  await next(page).click()
  await onStep(page, 'contactgegevens')
  await fillSecrets(page)
  await next(page).click()
  await onStep(page, 'betaalgegevens')
  await page.getByLabel('IBAN').fill('NL91ABNA0417164300')
  await next(page).click()
  await onStep(page, 'overzicht')
  await confirm(page).dblclick()
}

const mine = (page: Page) => page.getByRole('button', { name: 'Mijn Thuisbasis' })

/** Waits on the thank-you page until the membership is made and its button leads to one's own pages; answers the reference. */
const becomesMember = async (page: Page): Promise<string> => {
  await page.waitForURL(`**${thanksPath}`)
  await page.getByRole('heading', { name: 'Bedankt voor uw aanmelding', level: 1 }).waitFor()
  await expect.poll(() => page.locator('[aria-current="step"]').innerText()).toContain('Bevestiging')
  await expect.poll(() => page.title()).toBe('Bedankt voor uw aanmelding - Thuisbasis')
  await page.locator('button:not([aria-busy])').filter({ hasText: 'Mijn Thuisbasis' }).waitFor()
  await isSound(page, 'thanks')
  const found = reference.exec(await page.locator('main').innerText())?.[0] ?? ''
  await mine(page).click()
  await page.waitForURL('**/mijn')
  return found
}

const newGiftCard = async (): Promise<string> => {
  const code = ['GIFT', ...(randomBytes(6).toString('hex').toUpperCase().match(/.{4}/g) ?? [])].join('-')
  await server.db.insertInto('gift_card').values({ code }).execute()
  return code
}

/** Console errors without those of refusals by the server, which these tests cause. */
const unexpected = (problems: string[]) =>
  problems.filter((one) => !/status of 4\d\d|Failed to validate/.test(one))

describe('becoming a member', () => {
  it('by direct debit: sound on every step and with every error, asked again after a reload, sent once', async () => {
    await using visitor = await openVisitor(browser)
    const { page, problems } = visitor
    const email = newMailbox('jp.berg')
    await page.goto(`${server.url}${standardPath}`)
    await walkFunnel(page, [
      {
        step: 'pandgegevens',
        errors: ['Voer een aanhef in.', 'Voer een postcode in.', 'Voer een e-mailadres in.'],
        fill: [
          { Aanhef: 'Mevr.', Voorletters: 'jp', Tussenvoegsel: 'van der', Achternaam: 'berg' },
          (at) => fillAddress(at),
          seeRefusal,
          { 'E-mailadres': email },
        ],
      },
      {
        step: 'contactgegevens',
        // an error that two fields share names the field
        errors: ['Voer een geboortedatum in.', 'Herhaal wachtwoord: Vul een wachtwoord in.'],
        fill: [fillSecrets, seeContact],
      },
      {
        step: 'betaalgegevens',
        errors: ['Selecteer een betaalmethode.', 'Bevestiging verplicht.'],
        fill: [
          seePrices,
          { IBAN: 'NL91ABNA0417164300' },
          async (at) => {
            for (const box of await at.locator('form[data-step] input[type="checkbox"]').all())
              await box.check()
          },
        ],
      },
      { step: 'overzicht', press: sendTwice },
    ])
    const found = await becomesMember(page)
    const mails = async () => (await mailOf(server.url)).filter(({ to }) => to.includes(email))
    await expect.poll(async () => (await mails()).length).toBe(1)
    const [copy] = await mails()
    expect(copy?.text).toContain(found)
    expect(copy?.text).toMatch(/Je lidnummer is 3\d{7}\./)
    expect(copy?.text).toContain('4300')
    expect(copy?.text).not.toContain('0417')
    for (const path of [standardPath, giftPath]) {
      await page.goto(`${server.url}${path}`)
      await page.waitForURL('**/mijn')
    }
    expect(unexpected(problems)).toEqual([])
  })

  it('with a gift card, on a phone and by keyboard alone', async () => {
    await using visitor = await openVisitor(browser, { viewport: { width: 375, height: 740 } })
    const { page, problems } = visitor
    await page.goto(`${server.url}${giftPath}`)
    await onStep(page, 'pandgegevens')
    const { keyboard } = page
    const tabTo = async (label: string | RegExp) => {
      for (let count = 0; count < 60; count++) {
        const there = await page
          .getByLabel(label)
          .first()
          .evaluate((control) => control === document.activeElement)
        if (there) return
        await keyboard.press('Tab')
      }
      throw new Error(`${label} cannot be reached with the keyboard`)
    }
    const type = async (...answers: [string | RegExp, string][]) => {
      for (const [label, text] of answers) {
        await tabTo(label)
        await keyboard.type(text)
      }
    }
    await tabTo('Dhr.')
    await keyboard.press('Space')
    await type(['Voorletters', 'a'], ['Achternaam', 'jansen'], ['Postcode', '3821bt'], ['Huisnummer', '10'])
    await page.getByLabel('Straatnaam').waitFor()
    await type(['E-mailadres', newMailbox('a.jansen')])
    await keyboard.press('Enter')
    await onStep(page, 'contactgegevens')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Contactgegevens')
    await type(['Dag', '9'], ['Maand', '9'], ['Jaar', '1991'])
    await type([/^Wachtwoord$/, password], ['Herhaal wachtwoord', password])
    await keyboard.press('Enter')
    await onStep(page, 'betaalgegevens')
    await type(['Gifty code', 'GIFT-2026-OKAY-9999'])
    await tabTo(/^Ik ga akkoord met de algemene voorwaarden/)
    await keyboard.press('Space')
    await keyboard.press('Enter')
    const refusal = page.getByRole('alert').filter({ hasText: 'probleem met het inwisselen van de code' })
    await refusal.getByRole('link', { name: 'Contact' }).waitFor()
    await isSound(page, 'betaalgegevens, unknown code')
    // in lower case and without hyphens, as people type a code
    const code = (await newGiftCard()).replaceAll('-', '').toLowerCase()
    await page.getByLabel('Gifty code').fill(code)
    await keyboard.press('Enter')
    await onStep(page, 'overzicht')
    await isSound(page, 'overzicht')
    for (
      let count = 0;
      count < 60 && !(await confirm(page).evaluate((one) => one === document.activeElement));
      count++
    )
      await keyboard.press('Tab')
    await keyboard.press('Enter')
    expect(await becomesMember(page)).toBeTruthy()
    expect(unexpected(problems)).toEqual([])
  })
})
