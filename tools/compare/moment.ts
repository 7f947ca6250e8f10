import type { Page, Request } from 'playwright-core'

/** What stands on the screen and in the browser at one moment, and what was sent since the one before: lines by their part. */
export interface Moment {
  /** What was done just before: `klus, empty`. */
  after: string
  parts: Readonly<Record<'address' | 'tree' | 'sentences' | 'focus' | 'storage' | 'sent', readonly string[]>>
}

/** Calls that nobody waits for, or whose answer is made by chance. */
const passing = /\/api\/(events\/|.*captcha)/

const bodyOf = (text: string | null | undefined): string => {
  if (!text) return ''
  try {
    return JSON.stringify(JSON.parse(text), null, 1)
  } catch {
    return text.length > 2000 ? `${text.length} characters` : text
  }
}

/** What was asked and answered, the question with its body. */
const callOf = (request: Request, status: number | string, answer = ''): string => {
  const asked = request.headers()['content-type']?.startsWith('multipart/')
    ? 'a form with files'
    : request.postData()
  return `${request.method()} ${request.url()}\n${bodyOf(asked)}\n${status}\n${bodyOf(answer)}`
}

/** Where the focus is, and what is stored. */
const screenOf = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLElement | null
    const name =
      (focused as HTMLInputElement | null)?.labels?.[0]?.textContent ?? focused?.getAttribute('aria-label')
    const stored = (storage: Storage) =>
      Object.keys(storage)
        .sort()
        .map((key) => `${key}: ${storage.getItem(key)}`)
    return {
      focus: [`${focused?.tagName ?? 'nothing'} ${name ?? focused?.textContent?.slice(0, 80) ?? ''}`],
      storage: [...stored(sessionStorage), ...stored(localStorage)],
    }
  })

export interface Recorder {
  /** Waits until nothing is asked any more and nothing has changed on the screen for a moment. */
  settle(): Promise<void>
  /** What there is now, once it has settled. */
  take(after: string): Promise<Moment>
}

/** Records a page; `tame` names what each run makes anew. */
export const recorder = async (page: Page, tame: (text: string) => string): Promise<Recorder> => {
  let calls: string[] = []
  let waiting = 0
  // a page that is left takes the answers with it: they are read on their way
  await page.route(/\/api\//, async (route) => {
    const request = route.request()
    if (passing.test(request.url())) return route.continue().catch(() => undefined)
    waiting++
    try {
      const answer = await route.fetch()
      calls.push(callOf(request, answer.status(), await answer.text()))
      await route.fulfill({ response: answer })
    } catch {
      calls.push(callOf(request, 'given up'))
    } finally {
      waiting--
    }
  })

  const settle = async (): Promise<void> => {
    let before = ''
    await page.waitForLoadState('load')
    for (let quiet = 0, turn = 0; quiet < 3 && turn < 60; turn++) {
      await page.waitForTimeout(150)
      const now = await page
        .locator('body')
        .innerHTML()
        .catch(() => '')
      quiet = waiting === 0 && now === before ? quiet + 1 : 0
      before = now
    }
  }

  const take = async (after: string): Promise<Moment> => {
    await settle()
    const seen = await screenOf(page)
    const said = await page.locator('main').first().innerText()
    // who asks for two things at once may have them in any order
    const sent = calls.sort()
    calls = []
    const parts = {
      address: [page.url()],
      tree: (await page.locator('body').ariaSnapshot()).split('\n'),
      ...seen,
      sentences: said
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
      sent: sent.flatMap((one) => one.split('\n')),
    }
    const tamed = Object.entries(parts).map(([part, lines]) => [part, lines.map(tame)])
    return { after, parts: Object.fromEntries(tamed) as Moment['parts'] }
  }
  return { settle, take }
}
