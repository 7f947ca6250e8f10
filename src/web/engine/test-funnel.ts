import { describe, expect, it } from 'vitest'
import type { AnyEndpoint } from '../../core/contract/endpoint.ts'
import { exampleOf, type Part } from '../../core/fields/group.ts'
import { type Viewer, visitor } from '../../core/kernel/viewer.ts'
import type { Funnel } from './define.ts'
import { check } from './fields.ts'
import { mayKeep } from './keep.ts'
import { fieldName, requestOwners } from './owner.ts'
import { valueAt } from './path.ts'
import type { Snapshot } from './snapshot.ts'
import { FunnelStore } from './store.ts'
import { refusal, type TestEnvironment, testEnvironment } from './test-environment.ts'

/** One way through a funnel: answers that differ from the bricks' examples, the exit it takes, the steps it must see. */
export interface Way {
  name: string
  exit?: string
  /** Raw answers by path. */
  answers?: Record<string, unknown>
  /** How many entries its lists have, by path; as few as may be when left out. */
  counts?: Record<string, number>
  /** The steps in the order in which they are walked, when the way is about that. */
  steps?: readonly string[]
}

export interface TestFunnelOptions {
  properties?: Record<string, unknown>
  ways?: readonly Way[]
  today?: string
}

const registered: Viewer = {
  membershipStatus: 'niet lid',
  profile: {
    emailAddress: 'nietlid@voorbeeld.nl',
    gender: 0,
    initials: 'M.',
    inserts: 'el',
    lastName: 'Idrissi',
    phoneNumberMobile: '0612345678',
    dateOfBirth: '1990-05-01',
    postcode: '1012JS',
    houseNumber: 1,
    addition: 'A',
    streetName: 'Voorbeeldplein',
    city: 'Amsterdam',
  },
}
/** The three kinds of visitor that every funnel must work for. */
export const viewers: readonly Viewer[] = [visitor, registered, { ...registered, membershipStatus: 'lid' }]

/** Somebody who has an account and nothing in it: they type what is fixed for others. */
const nameless: Viewer = {
  membershipStatus: 'niet lid',
  profile: { emailAddress: 'naamloos@voorbeeld.nl', gender: 2 },
}

interface Walk {
  store: FunnelStore
  environment: TestEnvironment
  way: Way
}

const begin = (
  funnel: Funnel,
  viewer: Viewer,
  way: Way,
  options: TestFunnelOptions,
  kept?: unknown,
): Walk => {
  const environment = testEnvironment(kept, options.today)
  const properties = options.properties ?? (exampleOf(funnel.properties) as Record<string, unknown>)
  const store = new FunnelStore(
    funnel,
    { viewer: visitor, properties, today: environment.today() },
    environment,
  )
  environment.visit(null)
  store.begin(viewer)
  return { store, environment, way }
}

const exampleAt = (way: Way, path: string, part: Part): unknown =>
  way.answers && Object.hasOwn(way.answers, path) ? way.answers[path] : exampleOf(part)

/** Answers everything that the current step asks, and what it asks because of those answers. */
const fillStep = ({ store, way }: Walk) => {
  for (let turn = 0; turn < 10; turn++) {
    for (const [path, count] of Object.entries(way.counts ?? {})) store.setCount(path, count)
    const { step, survey } = store.getSnapshot()
    const open = (survey.layouts[step]?.fields ?? []).filter(
      ({ path, brick }) =>
        survey.shown(path) &&
        !store.isFixed(path) &&
        JSON.stringify(store.answer(path)) !== JSON.stringify(exampleAt(way, path, brick)),
    )
    if (open.length === 0) return
    for (const { path, brick } of open) store.set(path, exampleAt(way, path, brick))
  }
}

const goOn = async (walk: Walk) => {
  const { store, way } = walk
  const { step, survey } = store.getSnapshot()
  const last = survey.walkable[survey.walkable.length - 1] === step
  const fork = survey.exit === undefined && store.funnel.leadsTo === undefined && last
  await (fork ? store.choose(way.exit ?? Object.keys(store.funnel.exits)[0] ?? '') : store.next())
}

/** Gone to another page or an after step, or emptied after sending. */
const isSent = ({ busy, done }: Snapshot) => busy === 'sent' || done !== undefined

/** Walks until something else than a step follows; `at` looks at every step on arrival. */
const walkAll = async (
  walk: Walk,
  at: (step: string) => void | Promise<void> = () => undefined,
  until = '',
): Promise<string[]> => {
  const seen: string[] = []
  for (let count = 0; count < 60; count++) {
    const here = walk.store.getSnapshot()
    const { step } = here
    if (isSent(here)) return seen
    await at(step)
    seen.push(step)
    if (step === until) return seen
    fillStep(walk)
    await goOn(walk)
    const now = walk.store.getSnapshot()
    if (!isSent(now))
      expect(
        now.step,
        `stuck on ${step}: ${JSON.stringify(now.errors)} ${JSON.stringify(now.trouble)}`,
      ).not.toBe(step)
  }
  throw new Error('the funnel never ends')
}

const english = /invalid|expected|required|received|undefined/i

const acceptedByContract = (endpoint: AnyEndpoint, input: { query?: unknown; body?: unknown }) => {
  for (const [side, schema] of [
    ['body', endpoint.body?.schema],
    ['query', endpoint.query.schema],
  ] as const) {
    const result = schema?.safeParse(input[side] ?? {})
    expect(
      result?.success ?? true,
      `${endpoint.name} ${side}: ${JSON.stringify(result?.error?.issues)}`,
    ).toBe(true)
  }
}

const exitCalls = (funnel: Funnel, environment: TestEnvironment) =>
  environment.calls.filter((made) =>
    Object.values(funnel.exits).some((exit) => exit.endpoint === made.endpoint),
  )

const lastStep = async (funnel: Funnel, way: Way, options: TestFunnelOptions) => {
  const walk = begin(funnel, visitor, way, options)
  let last = ''
  await walkAll(walk, (step) => {
    last = step
  })
  const again = begin(funnel, visitor, way, options)
  await walkAll(again, undefined, last)
  fillStep(again)
  if (again.store.getSnapshot().survey.exit === undefined && way.exit) await again.store.choose(way.exit)
  return { walk: again, last }
}

/** Nothing was sent, and the funnel that it leads to finds the answers. */
const expectLed = (leadsTo: NonNullable<Funnel['leadsTo']>, { environment }: Walk) => {
  expect(environment.left).toBe(leadsTo.url)
  expect(environment.handed.map(({ funnel }) => funnel)).toEqual([leadsTo.funnel])
  for (const call of environment.calls) acceptedByContract(call.endpoint, call.input)
}

const testWay = (funnel: Funnel, viewer: Viewer, way: Way, options: TestFunnelOptions) => {
  it('reaches its exit with a request that the contract accepts', async () => {
    const walk = begin(funnel, viewer, way, options)
    const seen = await walkAll(walk, (step) => {
      const { survey } = walk.store.getSnapshot()
      expect(survey.walkable, 'stands on a step it may not').toContain(step)
      expect(survey.unavailable[step]).toBeUndefined()
    })
    if (way.steps) expect(seen).toEqual(way.steps)
    if (funnel.leadsTo) return expectLed(funnel.leadsTo, walk)
    const [made, ...more] = exitCalls(funnel, walk.environment)
    expect(made, 'nothing was sent').toBeDefined()
    expect(more).toEqual([])
    if (made) acceptedByContract(made.endpoint, made.input)
    expect(made?.idempotencyKey).toBeTruthy()
    for (const call of walk.environment.calls)
      if (call.endpoint !== made?.endpoint) acceptedByContract(call.endpoint, call.input)
    const outcomes = walk.environment.events.map(({ outcome }) => outcome)
    expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(1)
    // only the page that follows may be counted after that
    expect(outcomes.slice(outcomes.indexOf('sent') + 1).every((outcome) => outcome === 'shown')).toBe(true)
  })

  it('refuses each emptied required field with a Dutch sentence', async () => {
    const walk = begin(funnel, viewer, way, options)
    await walkAll(walk, async (step) => {
      fillStep(walk)
      const { store } = walk
      for (const { path, brick } of store.getSnapshot().survey.layouts[step]?.fields ?? []) {
        if (brick.optional || !store.getSnapshot().survey.shown(path) || check(brick, undefined).ok) continue
        if (store.isFixed(path)) continue
        const before = { ...store.getSnapshot().answers }
        store.set(path, undefined)
        const leaders = leadersOf(store, step, path)
        const sentence = store.getSnapshot().survey.errors[step]?.[path]
        if (store.getSnapshot().survey.shown(path) && !leaders) {
          expect(sentence, `${step}: ${path} may be left empty`).toBeTruthy()
          expect(sentence).not.toMatch(english)
          await goOn(walk)
          expect(store.getSnapshot().step, `${path} was left empty and the funnel went on`).toBe(step)
          expect(store.getSnapshot().failed).toBe(true)
        }
        for (const [name, value] of Object.entries(before)) store.set(name, value)
        fillStep(walk)
      }
    })
  })

  it('keeps in the browser what may be kept, and sends no hidden answer', async () => {
    const walk = begin(funnel, viewer, way, options)
    await walkAll(walk)
    const { survey, answers } = walk.store.getSnapshot()
    const fields = Object.values(survey.layouts).flatMap((layout) => layout.fields)
    const kept = fields.filter(({ brick }) => mayKeep(funnel, brick))
    const allowed = new Set(kept.flatMap(({ path }) => textsIn(valueAt(answers, path))))
    const stored = JSON.stringify([walk.environment.drafts, walk.environment.handed])
    for (const { path, brick } of fields) {
      if (!mayKeep(funnel, brick))
        for (const text of textsIn(valueAt(answers, path)))
          expect(!allowed.has(text) && stored.includes(text), `${path} stands in the browser's storage`).toBe(
            false,
          )
      if (!survey.shown(path))
        expect(valueAt(survey.known, path), `${path} is hidden and still counts`).toBeUndefined()
    }
  })
}

/** Texts that are long enough to be recognised wherever they turn up. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.length >= 6 ? [value] : []
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

const leadersOf = (store: FunnelStore, step: string, path: string): boolean =>
  (store.getSnapshot().survey.layouts[step]?.groups ?? []).some(({ path: at, group }) =>
    Object.entries(group.follows).some(
      ([name, leaders]) =>
        path === `${at}.${name}` &&
        leaders.some((leader) => store.getSnapshot().survey.errors[step]?.[`${at}.${leader}`]),
    ),
  )

const testMoves = (funnel: Funnel, way: Way, options: TestFunnelOptions) => {
  it('starts at the first step, whatever later step the address asks for', async () => {
    const { last } = await lastStep(funnel, way, options)
    const first = begin(funnel, visitor, way, options).store.getSnapshot().step
    for (const asked of [last, 'bestaat-niet', '']) {
      const cold = testEnvironment(undefined, options.today)
      const properties = options.properties ?? (exampleOf(funnel.properties) as Record<string, unknown>)
      const store = new FunnelStore(funnel, { viewer: visitor, properties, today: cold.today() }, cold)
      cold.visit(asked)
      store.begin(visitor)
      expect(store.getSnapshot().step).toBe(first)
    }
  })

  it('stands on the same step after a reload, or on the one whose answers may not be kept', async () => {
    const { walk, last } = await lastStep(funnel, way, options)
    const again = testEnvironment(walk.environment.drafts.at(-1), options.today)
    const properties = options.properties ?? (exampleOf(funnel.properties) as Record<string, unknown>)
    const store = new FunnelStore(funnel, { viewer: visitor, properties, today: again.today() }, again)
    again.visit(last)
    store.begin(visitor)
    const snapshot = store.getSnapshot()
    if (snapshot.step !== last)
      expect(snapshot.again.length, `a reload on ${last} fell back to ${snapshot.step}`).toBeGreaterThan(0)
  })

  it('goes back without losing anything, and walks on from there', async () => {
    const { walk, last } = await lastStep(funnel, way, options)
    const before = JSON.stringify(walk.store.getSnapshot().answers)
    const previous = walk.store.getSnapshot().survey.walkable.at(-2)
    if (!previous) return
    walk.store.back()
    expect(walk.store.getSnapshot().step).toBe(previous)
    expect(JSON.stringify(walk.store.getSnapshot().answers)).toBe(before)
    await walk.store.next()
    expect(walk.store.getSnapshot().step).toBe(last)
  })

  it('comes back to the overview after a change', async () => {
    if (!funnel.overview) return
    const walk = begin(funnel, visitor, way, options)
    const seen = await walkAll(walk, undefined, funnel.overview)
    if (seen.at(-1) !== funnel.overview) return
    for (const step of seen.slice(0, -1)) {
      walk.store.edit(step)
      expect(walk.store.getSnapshot().step).toBe(step)
      await walk.store.next()
      expect(walk.store.getSnapshot().step, `after changing ${step}`).toBe(funnel.overview)
    }
  })

  it('forgets what hangs on an answer that changes', async () => {
    for (const [parent, children] of Object.entries(funnel.clears ?? {})) {
      const { walk } = await lastStep(funnel, way, options)
      if (valueAt(walk.store.getSnapshot().answers, parent) === undefined) continue
      const held = children.filter((child) => valueAt(walk.store.getSnapshot().answers, child) !== undefined)
      walk.store.set(parent, undefined)
      for (const child of held)
        expect(
          valueAt(walk.store.getSnapshot().answers, child),
          `${child} outlives ${parent}`,
        ).toBeUndefined()
    }
  })
}

const testSending = (funnel: Funnel, way: Way, options: TestFunnelOptions) => {
  const exitOf = (walk: Walk) => {
    const exit = funnel.exits[walk.store.exit ?? '']
    if (!exit) throw new Error('no exit')
    return exit
  }

  it('sends once, however often the button is pressed', async () => {
    const { walk } = await lastStep(funnel, way, options)
    await Promise.all([walk.store.next(), walk.store.next(), walk.store.next()])
    expect(exitCalls(funnel, walk.environment)).toHaveLength(1)
  })

  it('keeps the key while the outcome is unknown, and takes a new one after a refusal', async () => {
    const { walk, last } = await lastStep(funnel, way, options)
    const { endpoint } = exitOf(walk)
    const outcomes = [
      refusal(0, 'unreachable'),
      refusal(503, 'partner-unavailable'),
      refusal(400, 'invalid-fields'),
    ]
    for (const outcome of outcomes) {
      walk.environment.answerWith(endpoint, () => {
        throw outcome
      })
      await walk.store.next()
      const { busy, step, trouble } = walk.store.getSnapshot()
      expect(busy).toBe('no')
      expect(step).toBe(last)
      const told = outcome.status === 400 || exitOf(walk).says?.(outcome) !== undefined
      expect(trouble?.kind).toBe(told ? 'sentence' : 'generic')
    }
    walk.environment.answerWith(endpoint, () => endpoint.example)
    await walk.store.next()
    const keys = exitCalls(funnel, walk.environment).map((made) => made.idempotencyKey)
    expect(new Set(keys.slice(0, 3)).size).toBe(1)
    expect(keys[3]).not.toBe(keys[0])
    expect(isSent(walk.store.getSnapshot())).toBe(true)
  })

  it('sends the same key again after a reload in the middle', async () => {
    const { walk, last } = await lastStep(funnel, way, options)
    const { endpoint } = exitOf(walk)
    walk.environment.answerWith(endpoint, () => {
      throw refusal(0, 'unreachable')
    })
    await walk.store.next()
    const again = begin(funnel, visitor, way, options, walk.environment.drafts.at(-1))
    await walkAll(again, undefined, last)
    fillStep(again)
    await again.store.next()
    expect(exitCalls(funnel, again.environment)[0]?.idempotencyKey).toBe(
      exitCalls(funnel, walk.environment)[0]?.idempotencyKey,
    )
  })

  it('clears only the answer that went stale, and lands on its step', async () => {
    for (const [path, spoils] of Object.entries(funnel.spoils ?? {})) {
      const { walk } = await lastStep(funnel, way, options)
      const { survey } = walk.store.getSnapshot()
      const owner = survey.walkable.find((key) => Object.keys(funnel.steps[key]?.asks ?? {}).includes(path))
      const code = spoils.codes[0]
      if (!owner || !code) continue
      const { endpoint } = exitOf(walk)
      const before = { ...walk.store.getSnapshot().answers }
      walk.environment.answerWith(endpoint, () => {
        throw refusal(409, code)
      })
      await walk.store.next()
      const after = walk.store.getSnapshot()
      expect(after.step).toBe(owner)
      expect(after.trouble).toBeDefined()
      for (const name of Object.keys(before))
        if (name === path) expect(after.answers[name]).not.toEqual(before[name])
        else expect(after.answers[name]).toEqual(before[name])
    }
  })

  it('brings an error of the server to the field that it is about', async () => {
    const { walk, last } = await lastStep(funnel, way, options)
    const { store, environment } = walk
    const { endpoint } = exitOf(walk)
    const owners = [...requestOwners(funnel, store.getSnapshot().survey, store.exit ?? '')]
    const fields = new Set(owners.flatMap(([, touched]) => touched.map(fieldName)))
    expect(fields.size, 'no answer makes any field of the request').toBeGreaterThan(0)
    for (const field of fields) {
      environment.answerWith(endpoint, () => {
        throw refusal(400, 'invalid-fields', { [field]: ['Dit kan niet.'] })
      })
      await store.next()
      const { errors, step, survey } = store.getSnapshot()
      const own = Object.keys(errors).find((at) => errors[at] === 'Dit kan niet.')
      expect(own, `an error of ${field} shows nowhere`).toBeDefined()
      expect(
        survey.layouts[step]?.fields.map(({ path }) => path),
        `an error of ${field} shows on another step`,
      ).toContain(own)
      await walkAll(walk, undefined, last)
      fillStep(walk)
    }
  })
}

/**
 * Everything that the engine promises for a funnel, tried on this one: for every kind of viewer and every way through
 * it. Call it in the funnel's own test file.
 */
export const testFunnel = (funnel: Funnel, options: TestFunnelOptions = {}): void => {
  const onwards = funnel.leadsTo ? [{ name: `on to ${funnel.leadsTo.funnel}` }] : []
  const ways: readonly Way[] = options.ways ?? [
    ...Object.keys(funnel.exits).map((exit) => ({ name: `to ${exit}`, exit })),
    ...onwards,
  ]
  describe(`${funnel.slug}: what every funnel promises`, () => {
    for (const way of ways) {
      for (const viewer of funnel.fixed ? [...viewers, nameless] : viewers)
        describe(`${way.name}, ${viewer === nameless ? 'nameless' : viewer.membershipStatus}`, () =>
          testWay(funnel, viewer, way, options))
      describe(`${way.name}: moving`, () => testMoves(funnel, way, options))
      if (!funnel.leadsTo) describe(`${way.name}: sending`, () => testSending(funnel, way, options))
    }
  })
}
