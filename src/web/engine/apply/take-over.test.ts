import { expect, test } from 'vitest'
import { choice } from '../../../core/fields/brick/choice.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { subject } from '../../../core/fields/request/subject.ts'
import { address } from '../../../core/groups/address.ts'
import { defineFunnel } from '../definition/define.ts'
import { open, trial, walkTo } from '../testing/test-trial.ts'
import { takeOver } from './take-over.ts'

/** A draft of the trial that came as far as its overview, as it comes back from where it was kept. */
const kept = async (over: Record<string, unknown> = {}) => {
  const opened = open()
  await walkTo(opened, 'overzicht')
  const draft = opened.environment.drafts.at(-1) as { answers: Record<string, unknown> }
  return {
    ...draft,
    answers: { ...draft.answers, ...over },
    kept: { id: 'id', holder: 'holder', resumed: { elsewhere: true, step: 'overzicht' } },
  }
}
const resume = async (draft: object, step: string) => {
  const opened = open(trial, { kept: draft, step })
  await opened.store.change((c) => takeOver(c))
  return opened
}

test('goes on where it was left, and says that it is open elsewhere', async () => {
  const { store, environment } = await resume({ ...(await kept()), dropped: ['account'] }, 'overzicht')
  expect(store.getSnapshot().resumed).toEqual({
    ...{ elsewhere: true, changed: [], leftOut: ['IBAN'], again: true },
  })
  expect(environment.drafts.at(-1)).toMatchObject({ kept: { id: 'id', holder: 'holder' } })
  expect(environment.drafts.at(-1)).not.toHaveProperty('kept.resumed')
})

test('an answer of an older form that no longer fits is asked again, and named', async () => {
  const { store } = await resume(await kept({ kind: 'what it was once' }), 'overzicht')
  const { resumed, step } = store.getSnapshot()
  expect(resumed?.changed).toHaveLength(1)
  expect(step).toBe('een')
  expect(store.answer('kind')).toBeUndefined()
})

test('what the world may have spoiled is walked again, with its answers', async () => {
  const { store } = await resume(await kept(), 'overzicht')
  expect(store.getSnapshot().step).toBe('drie')
  expect(store.answer('slot')).toBe('ochtend')
  await store.next()
  // the steps behind it were walked before
  expect(store.getSnapshot().step).toBe('overzicht')
})

test('a newer form asks what the older did not, says what no longer fits, and keeps the rest', async () => {
  const colour = choice({
    label: 'Kleur',
    options: [{ value: 'rood', label: 'Rood' }],
  })
  // the same slug in its next edition: `more` is gone, `kind` has other choices, `colour` is new, two steps are one
  const newer = defineFunnel({
    slug: trial.slug,
    draft: { where: 'session', later: true },
    properties: group({}),
    steps: {
      een: {
        title: 'Een',
        asks: {
          kind: choice({
            label: 'Soort',
            options: [{ value: 'koop', label: 'Koop' }],
          }),
        },
      },
      twee: { title: 'Twee', asks: { home: address, slot: subject } },
      nieuw: { title: 'Nieuw', asks: { colour } },
      overzicht: { title: 'Overzicht', asks: {} },
    },
    overview: 'overzicht',
    exits: {},
  })
  const draft = await kept({ kind: 'yes', more: 'open', deep: 'iets' })
  const opened = open(newer, { kept: draft, step: 'overzicht' })
  await opened.store.change((c) => takeOver(c))
  const { resumed, step } = opened.store.getSnapshot()
  expect(resumed?.changed).toEqual(['Soort'])
  expect(step).toBe('een')
  expect(opened.store.answer('home.postcode')).toBe('3821BT')
  expect(opened.store.answer('slot')).toBe('ochtend')
  opened.store.set('kind', 'koop')
  await opened.store.next()
  // as far as the visitor came, but for the new step
  expect(opened.store.getSnapshot().step).toBe('nieuw')
})

test('a form that did not come back is not judged anew', async () => {
  for (const odd of [undefined, 1, { resumed: 1 }, { id: 'id', holder: 'h' }]) {
    const { store } = open(trial, { kept: { answers: { kind: 'yes' }, kept: odd } })
    const before = store.state
    await store.change((c) => takeOver(c))
    expect(store.state).toBe(before)
  }
})

test('what was typed before it was judged does not keep it from being judged', async () => {
  const { store } = open(trial, { kept: await kept(), step: 'overzicht' })
  store.set('more', 'meer')
  await store.change((c) => takeOver(c))
  expect(store.getSnapshot().resumed?.elsewhere).toBe(true)
})
