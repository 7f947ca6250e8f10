import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import type { Database } from '../../src/server/database/pool.ts'
import { waitingActQueue } from '../../src/server/services/messages/messages-queues.ts'
import { apology } from './visit.ts'

// What screens of the office are brought to by hand of a test: forms that are open, and calls that answer otherwise.

/**
 * Leaves each message of a site in its minute, until it is disposed of. The clock of a site of journeys is not that of its database, by which a
 * job begins.
 */
export const holdMessages = async (db: Database): Promise<AsyncDisposable> => {
  await sql`CREATE FUNCTION hold_message() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN NEW.start_after = now() + interval '1 day'; RETURN NEW; END $$`.execute(db)
  await sql`CREATE TRIGGER hold_message BEFORE INSERT ON pgboss.job FOR EACH ROW
    WHEN (NEW.name = ${sql.lit(waitingActQueue.name)}) EXECUTE FUNCTION hold_message()`.execute(db)
  return {
    [Symbol.asyncDispose]: async () => void (await sql`DROP FUNCTION hold_message CASCADE`.execute(db)),
  }
}

type Body = Readonly<Record<string, unknown>>

/** Has calls at an address of the office's API answer something else than they would, from now on. */
export const answerAs = (page: Page, path: RegExp, change: (body: Body) => object): Promise<unknown> =>
  page.route(
    ({ pathname }) => path.test(pathname),
    async (route) => {
      if (route.request().method() !== 'GET') return route.fallback()
      const response = await route.fetch()
      await route.fulfill({ response, json: change((await response.json()) as Body) })
    },
  )

/** Has calls by this method at an address of the office's API fail, as a mistake of the site does, from now on. */
export const failAt = (page: Page, method: 'GET' | 'POST', path: RegExp): Promise<unknown> =>
  page.route(
    ({ pathname }) => path.test(pathname),
    async (route) => {
      if (route.request().method() !== method) return route.fallback()
      const body = JSON.stringify({ title: apology, status: 500, code: 'internal-error' })
      await route.fulfill({ status: 500, contentType: 'application/problem+json', body })
    },
  )

/** The form of an act that is open on a screen of the office. */
export const openForm = (page: Page) => page.locator('.act-form:not([hidden])')

/** Opens the form of an act on the request that shows, by its letter. */
export const beginAct = async (page: Page, reference: string, letter: string): Promise<void> => {
  await page.locator('.request-head').getByText(reference).waitFor()
  await page.locator('button.act').first().waitFor()
  await page.keyboard.press(letter)
  // before the focus is in it, what is typed is a letter of another act
  await page.waitForFunction(() => Boolean(document.activeElement?.closest('.act-form')))
}

/** Chooses requests of the list that shows, by the key of a row. */
export const chooseRows = async (page: Page, references: readonly string[]): Promise<void> => {
  for (const reference of references) {
    const row = page.locator(`tr[data-key="${reference}"]`)
    await row.focus()
    await page.keyboard.press('x')
    await row.locator('input:checked').waitFor()
  }
}
