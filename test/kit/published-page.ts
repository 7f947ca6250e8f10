import { vi } from 'vitest'
import { systemClock } from '../../src/core/kernel/clock.ts'
import type { Database } from '../../src/server/database/pool.ts'
import { publish, saveDraft } from '../../src/server/services/content/edit.ts'

interface PublishTarget {
  codename: string
  path: string
  [more: string]: unknown
}

/** Publishes a page, and waits until a visitor can read these words on it. */
export const publishPage = async (
  { url, db }: { url: string; db: Database },
  document: PublishTarget,
  ...words: readonly string[]
): Promise<void> => {
  const { codename, path } = document
  // by way of JSON, which leaves out undefined values as the store does
  await saveDraft(db, systemClock, codename, JSON.parse(JSON.stringify(document)))
  await publish(db, systemClock, codename, 'test')
  const isRead = async () => {
    const answer = await fetch(url + path)
    const html = await answer.text()
    return answer.ok && words.every((one) => html.includes(one))
  }
  await vi.waitUntil(isRead, { timeout: 60_000, interval: 100 })
}
