import { setTimeout as sleep } from 'node:timers/promises'
import { systemClock } from '../../src/core/kernel/clock.ts'
import { publish, saveDraft } from '../../src/server/services/content/edit.ts'
import { freshDatabase } from '../../test/kit/database.ts'
import { startSite } from '../../test/storms/site.ts'
import type { Measurement } from '../promise.ts'
import { spreadOf } from '../statistics.ts'

const rounds = 7

/** Measures how long after a publication each of two processes shows it. */
export async function measurePublication(): Promise<Measurement> {
  await using database = await freshDatabase('filled')
  await using site = await startSite(database)
  const { db } = database
  const page = (title: string) => ({
    ...{ kind: 'page', codename: 'proef', path: '/proef', layout: 'content', title, blocks: [] },
    description: 'Een pagina die vaak verandert.',
  })
  const shows = async (url: string, title: string) =>
    (await (await fetch(`${url}/proef`)).text()).includes(`<h1>${title}</h1>`)
  const taken: number[] = []
  for (let round = 0; round < rounds; round++) {
    const title = `versie ${round}`
    await saveDraft(db, systemClock, 'proef', page(title))
    await publish(db, systemClock, 'proef', 'bench')
    const published = performance.now()
    for (const url of site.urls) while (!(await shows(url, title))) await sleep(10)
    taken.push((performance.now() - published) / 1000)
  }
  return {
    what: 'A publication shown by every process',
    spread: spreadOf(taken),
    unit: 's',
    bound: { side: 'at most', value: 1 },
  }
}
