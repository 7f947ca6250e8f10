// `npm run content -- <verb>`: does the work of editors as long as there is no screen for it. It may run beside a site, which
// shows a publication within a second.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { seeds } from '../content/content.ts'
import { adviceOf } from '../src/core/content/advice/advice-of.ts'
import type { Defect } from '../src/core/content/defect.ts'
import { meets, rightsOfChange } from '../src/core/content/document-rights.ts'
import type { Settings } from '../src/core/content/settings.ts'
import type { Site } from '../src/core/content/site.ts'
import { systemClock } from '../src/core/kernel/clock.ts'
import type { StaffRole } from '../src/core/staff/roles.ts'
import { databaseContent } from '../src/server/adapters/content/database.ts'
import { readConfig } from '../src/server/config.ts'
import type { Database } from '../src/server/database/pool.ts'
import { StartRefused } from '../src/server/database/refusal.ts'
import { perform, type StaffVerb } from '../src/server/feature.ts'
import { answers } from '../src/server/http/pages/answer.ts'
import { loadRenderer } from '../src/server/http/pages/bundle.ts'
import type { Edition } from '../src/server/ports/content.ts'
import { auditStaff } from '../src/server/services/audit/audit-staff.ts'
import { draftOf, gravest, siteWith } from '../src/server/services/content/draft.ts'
import { publish, saveDraft } from '../src/server/services/content/edit.ts'
import { readHistory } from '../src/server/services/content/history.ts'
import { inspect } from '../src/server/services/content/inspect.ts'
import { listDocuments, readSurvey } from '../src/server/services/content/list.ts'
import { pageChoices, placeholderChoices } from '../src/server/services/content/page-choices.ts'
import { makePreviewLink } from '../src/server/services/content/preview-links.ts'
import { siteOf } from '../src/server/services/content/site.ts'
import { defectAt } from '../src/server/services/content/validate.ts'
import { role } from '../src/server/services/permissions.ts'
import { readMisses } from '../src/server/services/search/misses.ts'
import { memberOfStaff } from '../src/server/services/staff/member-of-staff.ts'
import { type Command, runHere, type Terminal } from './command.ts'
import { staffCommand } from './command-context.ts'
import { seedOnce } from './seed-once.ts'

const usage = `Kies: npm run content -- <wat>
  list                        alle documenten, en hoe ze ervoor staan
  show <codenaam>             het concept, of wat gepubliceerd is, als JSON
  edit <codenaam> [bestand]   bewaart een concept uit een bestand (- is wat binnenkomt), of opent $EDITOR
  preview <codenaam> [uren]   een link om het concept te bekijken, 24 uur geldig
  publish <codenaam> [toch]   laat het concept aan iedereen zien; met fouten alleen met "toch"
  history <codenaam> [nummer] wat er gepubliceerd is, of de tekst van toen
  check                       gebroken links, ontbrekende teksten, onbekende namen, ongebruikte documenten; en tips
  survey                      hoe vaak een pagina hielp
  searches                    waarmee bezoekers zochten en niets vonden, in de laatste 90 dagen
Namens wie: --as <e-mailadres>.`

const clock = systemClock
// tests make sure that the project's own settings are complete
const fallback = seeds.find(({ kind }) => kind === 'settings') as Settings

interface Editor extends Terminal {
  db: Database
  /** The account of who acts, and its roles. */
  staffId: string
  roles: readonly StaffRole[]
  /** Sets the faults of a text that was saved nevertheless; they are printed at the end and make the command fail. */
  stillWrong(lines: string): void
}

type Verb = (editor: Editor, codename: string, more: string | undefined) => Promise<void>

const faultLines = (defects: readonly Defect[]) =>
  defects.map(({ codename, path, problem, by }) =>
    [`  ${codename}  ${path || 'document'}: ${problem}`, by && `(${by})`].filter(Boolean).join(' '),
  )

const readRenderer = () => loadRenderer(fileURLToPath(new URL('../dist', import.meta.url)))

const judged = async (
  db: Database,
  codename: string,
  body: unknown,
): Promise<ReturnType<typeof siteWith>> => {
  const [edition, { funnels }] = await Promise.all([databaseContent(db).edition(), readRenderer()])
  return siteWith(edition, { codename, body }, { clock, fallback, funnels })
}

const known = async (db: Database, codename: string): Promise<unknown> => {
  const body = await draftOf(db, codename)
  if (body === undefined) throw new StartRefused(`Er is geen document met de naam ${codename}.`)
  return body
}

const editedByHand = (env: NodeJS.ProcessEnv, codename: string, text: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  const file = join(folder, `${codename}.json`)
  try {
    writeFileSync(file, text)
    const editor = env.VISUAL ?? env.EDITOR ?? 'vi'
    const { status } = spawnSync(`${editor} "${file}"`, { shell: true, stdio: 'inherit' })
    if (status !== 0) throw new StartRefused(`${editor} stopte met een fout: er is niets bewaard.`)
    return readFileSync(file, 'utf8')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new StartRefused(`Dit is geen JSON: ${error instanceof Error ? error.message : ''}`)
  }
}

const read = (file: string): string => {
  try {
    return readFileSync(file === '-' ? 0 : resolve(file), 'utf8')
  } catch {
    throw new StartRefused(`${file} kan niet worden gelezen.`)
  }
}

const readDocument = async (file: string): Promise<unknown> => {
  if (!file.endsWith('.ts')) return parsed(read(file))
  const [document] = Object.values((await import(pathToFileURL(resolve(file)).href)) as object)
  return parsed(JSON.stringify(document ?? null))
}

const written = (body: unknown) => JSON.stringify(body, undefined, 2)

const edit: Verb = async ({ db, env, say, stillWrong, staffId }, codename, file) => {
  const before = file === undefined ? written(await known(db, codename)) : ''
  const body = file === undefined ? parsed(editedByHand(env, codename, before)) : await readDocument(file)
  if (file === undefined && written(body) === before) return say('Er is niets veranderd.')
  if (!/^[a-z0-9_]{1,80}$/.test(codename))
    throw new StartRefused('Een codenaam heeft kleine letters, cijfers en lage streepjes.')
  await saveDraft(db, clock, codename, body, { staffId })
  const { defects } = await judged(db, codename, body)
  say(`Concept van ${codename} bewaard.`)
  if (defects.length > 0) stillWrong(['Er is nog iets mis:', ...faultLines(defects)].join('\n'))
}

const show: Verb = async ({ db, say }, codename) => say(written(await known(db, codename)))

const list: Verb = async ({ db, say }) => {
  for (const { codename, path, published, draft, edited } of await listDocuments(db)) {
    const state = [!published && 'niet gepubliceerd', draft && 'concept', edited && 'hier bewerkt']
    say([codename.padEnd(44), path ?? '-', state.filter(Boolean).join(', ')].join('  ').trimEnd())
  }
}

const preview: Verb = async ({ db, env, say, staffId }, codename, hours = '24') => {
  if (!/^[1-9]\d{0,2}$/.test(hours))
    throw new StartRefused('Het aantal uren is een getal van 1 tot en met 999.')
  const row = await db
    .selectFrom('content_document')
    .select(['draft_number', 'published_number'])
    .where('codename', '=', codename)
    .executeTakeFirst()
  const number = row?.draft_number ?? row?.published_number ?? undefined
  if (number === undefined) throw new StartRefused(`Er is geen document met de naam ${codename}.`)
  const { path } = await makePreviewLink(db, { clock }, { codename, number, hours: Number(hours), staffId })
  say(readConfig(env).publicUrl + path)
}

/**
 * Refuses what a second pair of eyes, a fresh second factor or another role has to publish: the office asks for those. Answers the
 * number of the draft that it looked at.
 */
const mustPublishHere = async (
  db: Database,
  codename: string,
  roles: readonly StaffRole[],
): Promise<number | undefined> => {
  const row = await db
    .selectFrom('content_document')
    .select(['draft', 'draft_number', 'published'])
    .where('codename', '=', codename)
    .executeTakeFirst()
  const asked = rightsOfChange(codename, row?.published ?? undefined, row?.draft ?? undefined)
  if (asked.fourEyes || asked.stepUp || !meets(roles, asked.publish))
    throw new StartRefused(`${codename} zet een collega op de site, in het kantoor: dit vraagt vier ogen.`)
  return row?.draft_number ?? undefined
}

const publishIt: Verb = async ({ db, say, staffId, roles }, codename, anyway) => {
  const judgement = await judged(db, codename, await known(db, codename))
  const { defects } = judgement
  const refused = anyway === 'toch' ? gravest(judgement, codename) : defects
  if (refused.length > 0)
    throw new StartRefused(['Dit concept is niet heel:', ...faultLines(refused)].join('\n'))
  const number = await mustPublishHere(db, codename, roles)
  const done = await publish(db, clock, codename, `command ${userInfo().username}`, {
    staffId,
    ...(number !== undefined && { number }),
    despite: defects.length > 0 ? 'toch, met een opdracht' : undefined,
  })
  if (done.kind === 'changed')
    throw new StartRefused(`Iemand bewaarde intussen een nieuwer concept van ${codename}.`)
  if (done.kind !== 'done') throw new StartRefused(`Van ${codename} is er geen concept.`)
  say(`${codename} is gepubliceerd.`)
}

const history: Verb = async ({ db, say }, codename, number) => {
  const publications = await readHistory(db, codename)
  if (publications.length === 0) throw new StartRefused(`Van ${codename} is nooit iets gepubliceerd.`)
  if (number === undefined) {
    for (const { id, at, by, staff, body } of publications)
      say(`${id}  ${at}  ${staff ?? by}${body === null ? '  weggehaald' : ''}`)
    return
  }
  const found = publications.find(({ id }) => String(id) === number)
  if (!found) throw new StartRefused(`${codename} heeft geen publicatie met nummer ${number}.`)
  say(written(found.body))
}

/** What the office advises whoever writes these documents: it is told, and makes nothing fail. */
const tipLines = (edition: Edition, site: Site): string[] => {
  const surroundings = { pages: pageChoices(site, edition), placeholders: placeholderChoices(site) }
  return edition.documents.flatMap(({ codename, body }) =>
    adviceOf(body, surroundings).map(({ at, problem }) => `  ${codename}  ${at.join('.')}: ${problem}`),
  )
}

const check: Verb = async ({ db, say }) => {
  const renderer = await readRenderer()
  const { funnels } = renderer
  const edition = await databaseContent(db).edition()
  const site = siteOf(edition, { clock, fallback, funnels })
  const left: Defect[] = []
  const report = (problem: string) => left.push(defectAt('-', ['page'], problem))
  const kept = answers({ renderer, origin: 'https://site.invalid', demo: true, dev: false, report })
  const html = new Map([...site.pages.values()].map((page) => [page.path, kept.draft(site, page)]))
  const faults = [...site.defects, ...inspect(site, html), ...left]
  if (faults.length > 0) throw new StartRefused(['Dit klopt niet:', ...faultLines(faults)].join('\n'))
  const tips = tipLines(edition, site)
  if (tips.length > 0) say(['Tips:', ...tips].join('\n'))
  say(`${site.pages.size} pagina’s zijn in orde.`)
}

const survey: Verb = async ({ db, say }) => {
  for (const { page, yes, no } of await readSurvey(db)) say(`${page.padEnd(60)}  ja ${yes}  nee ${no}`)
}

const searches: Verb = async ({ db, say }) => {
  for (const { question, times, lastOn } of await readMisses(db))
    say(`${question.padEnd(60)}  ${times} keer, laatst op ${lastOn}`)
}

const named: Record<string, Verb> = { show, edit, preview, publish: publishIt, history }
/** Verbs that change a text, or show it to those who have the link; they are written to the trail. */
const traced = new Set(['edit', 'preview', 'publish'])
const whole: Record<string, Verb> = { list, check, survey, searches }

/** Turns a verb of the command line into one that staff may perform, and writes it to the trail. */
const asStaff = (
  terminal: Terminal,
  name: string,
  work: Verb,
): StaffVerb<{ codename?: string; more?: string }, void> => ({
  may: role('editor'),
  async run(ctx, { codename, more }) {
    let wrong: string | undefined
    const stillWrong = (lines: string) => {
      wrong = lines
    }
    const { id: staffId, roles } = await memberOfStaff(ctx)
    await work({ ...terminal, db: ctx.database, stillWrong, staffId, roles }, codename ?? '', more)
    if (codename !== undefined && traced.has(name))
      await auditStaff(ctx, `content.${name}`, { detail: codename.slice(0, 80) })
    if (wrong) throw new StartRefused(wrong)
  },
})

export const content: Command = staffCommand('content', ({ args: [verb = '', codename, more] }) => {
  const work = codename === undefined ? whole[verb] : (named[verb] ?? whole[verb])
  if (!work) throw new StartRefused(usage)
  return async ({ ctx, ...terminal }) => {
    await seedOnce(ctx)
    await perform(ctx, asStaff(terminal, verb, work), {
      ...(codename !== undefined && { codename }),
      ...(more !== undefined && { more }),
    })
  }
})

await runHere(import.meta, content)
