import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { settings as settingsSeed } from '../../content/settings.ts'
import { staffActor } from '../../test/kit/staff.ts'
import { settingsDocument } from '../core/content/settings.ts'
import type { AnyEndpoint } from '../core/contract/endpoint.ts'
import {
  completeByDelivery,
  contract,
  deskOf,
  features,
  jobs,
  kindActsOf,
  letters,
  officeCalls,
  ownForms,
  promisedKinds,
  queues,
  requestKinds,
  servedCalls,
  words,
} from './features.ts'
import type { Letter } from './services/letters/letter.ts'
import type { OwnPageParts } from './services/mijn/pages.ts'
import { anyone } from './services/permissions.ts'
import { promisedMoment } from './services/submissions/promise.ts'

const filesBelow = (folder: string) =>
  readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
const exportsOf = async (folder: string, name: string): Promise<unknown[]> => {
  const files = filesBelow(folder).filter((path) => path.endsWith(name) && !path.includes('.test.'))
  const modules = await Promise.all(
    files.map((path) => import(new URL(`${folder}${path}`, import.meta.url).href)),
  )
  return modules.flatMap((one) => Object.values(one as object))
}

describe('the list of features', () => {
  test('serves every call that core describes, each once', async () => {
    const described = (await exportsOf('../core/contract/', '.ts')).filter(
      (one): one is AnyEndpoint =>
        typeof one === 'object' && one !== null && 'method' in one && 'path' in one,
    )
    const names = [...servedCalls, ...officeCalls].map(({ endpoint }) => endpoint.name)
    expect(names.toSorted()).toEqual([...new Set(described)].map(({ name }) => name).toSorted())
    expect(Object.keys(contract)).toHaveLength(servedCalls.length)
  })

  test('names every feature once, by the key of its folder', () => {
    const folders = filesBelow('features/')
      .filter((path) => path.endsWith('-feature.ts'))
      .map((path) => path.slice(0, path.indexOf('/')))
    const keys = features.filter((one) => one.served.length > 0).map(({ key }) => key)
    expect(keys.toSorted()).toEqual(folders.toSorted())
  })

  test('sends every letter that is written, each of a kind of its own', async () => {
    const isLetter = (one: unknown): one is Letter =>
      typeof one === 'object' && one !== null && 'compose' in one && 'about' in one
    const written = [
      ...(await exportsOf('features/', 'letters.ts')),
      ...(await exportsOf('services/', 'letters.ts')),
    ].filter(isLetter)
    expect([...letters.keys()].toSorted()).toEqual(written.map(({ kind }) => kind).toSorted())
  })

  test('works on every queue that is described', async () => {
    const isQueue = (one: unknown): one is { name: string } =>
      typeof one === 'object' && one !== null && 'patience' in one && 'name' in one
    const described = [
      ...(await exportsOf('features/', 'queues.ts')),
      ...(await exportsOf('services/', 'queues.ts')),
    ].filter(isQueue)
    expect(queues.map(({ name }) => name).toSorted()).toEqual(described.map(({ name }) => name).toSorted())
    expect(jobs.every(({ queue }) => queues.includes(queue))).toBe(true)
  })

  test('has words for whatever a person does on the site with an account of theirs', () => {
    const untold = servedCalls.filter(
      ({ endpoint, verb }) =>
        (endpoint.submits || verb.may !== anyone) && words.trail[endpoint.name] === undefined,
    )
    expect(untold.map(({ endpoint }) => endpoint.name)).toEqual([])
  })

  test('answers the price to every request that states which price its sender saw (D56)', () => {
    const silent = servedCalls.filter(
      ({ endpoint }) =>
        Object.hasOwn(endpoint.body?.parts ?? {}, 'acceptedPriceInCents') &&
        typeof endpoint.example.price !== 'number',
    )
    expect(silent.map(({ endpoint }) => endpoint.name)).toEqual([])
  })

  test('has a moment for the answer to every kind that a desk sees to, and no promise of another (D87)', () => {
    const settings = settingsDocument.parse(settingsSeed)
    const receivedAt = '2026-11-20T10:00:00Z'
    for (const [kind, desk] of Object.entries(deskOf)) {
      const moment = promisedMoment(settings, { kind, desk, receivedAt })
      expect(Date.parse(moment), kind).toBeGreaterThan(Date.parse(receivedAt))
    }
    const named = Object.keys(settings.promises ?? {}).filter((kind) => kind !== 'default')
    for (const kind of [...named, ...promisedKinds]) expect(deskOf, kind).toHaveProperty([kind])
    const reasons = Object.values(requestKinds).map(({ noPromise }) => noPromise)
    expect(reasons).not.toContain('')
    expect(promisedKinds.length + reasons.filter(Boolean).length).toBe(Object.keys(deskOf).length)
  })

  test('promises no answer to what is complete once its mail arrived', () => {
    expect(completeByDelivery).toEqual(['home-insurance.quote-email', 'insulation-check.report'])
    for (const kind of completeByDelivery) {
      expect(deskOf, kind).toHaveProperty([kind])
      expect(promisedKinds).not.toContain(kind)
    }
  })

  test('lets staff do with one kind of request alone what their role may, and while the request allows it', () => {
    const waiting = { kind: 'cancellation.cancel', state: 'received', open: true, handled: false } as const
    const service = staffActor(['member-service'])
    const acts = kindActsOf(service, waiting)
    expect(acts).toEqual(['cancellation.match', 'cancellation.refuse'])
    for (const other of [
      { ...waiting, open: false },
      { ...waiting, state: 'confirmed' as const },
      { ...waiting, kind: 'handyman.book' },
    ])
      expect(kindActsOf(service, other)).toEqual([])
    expect(kindActsOf(staffActor(['adviser', 'finance', 'operator']), waiting)).toEqual([])
    const booked = { kind: 'callback.ask', state: 'confirmed', open: false, handled: false } as const
    expect(kindActsOf(staffActor(['adviser']), booked)).toEqual(['callback.called', 'callback.not-reached'])
    for (const other of [
      { ...booked, handled: true },
      { ...booked, state: 'withdrawn' as const },
    ])
      expect(kindActsOf(service, other)).toEqual([])
    const named = features.flatMap((one) => one.kindActs.map(({ name }) => name))
    const ofOffice = officeCalls.map(({ endpoint }) => endpoint.name)
    expect(named.filter((name) => !ofOffice.includes(name))).toEqual([])
  })

  test('tells each part of the own pages once', () => {
    const told = features.flatMap((one) => Object.keys(one.ownPages ?? {}))
    const asked: Record<keyof OwnPageParts, true> = { watches: true, drafts: true, cancelled: true }
    expect(told.toSorted()).toEqual(Object.keys(asked).toSorted())
  })

  test('has one form at each path', () => {
    const paths = ownForms.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
  })
})
