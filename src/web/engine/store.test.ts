import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { visitor } from '../../core/kernel/viewer.ts'
import { handyman } from '../funnels/handyman/handyman-funnel.ts'
import { insulationCheck } from '../funnels/insulation-check/insulation-check-funnel.ts'
import { clear } from './apply/opening.ts'
import { goodAnswers, jannie, open, order, trial, walkTo } from './testing/test-trial.ts'

const stepOf = ({ store }: ReturnType<typeof open>) => store.getSnapshot().step

describe('moving', () => {
  it('goes on only from a step without faults, and says what is wrong', async () => {
    const opened = open()
    await walkTo(opened, 'twee')
    await opened.store.next()
    expect(opened.store.getSnapshot()).toMatchObject({ step: 'twee', failed: true, busy: 'no' })
    expect(opened.store.getSnapshot().errors).toHaveProperty('home.postcode')
    expect(opened.environment.events.at(-1)).toMatchObject({ outcome: 'refused', step: 'twee', number: 2 })
  })

  it('says nothing of a field that could not be filled in yet when the step was refused', async () => {
    const opened = open()
    await walkTo(opened, 'twee')
    const { store } = opened
    await store.next()
    store.set('home.postcode', '3821BT')
    store.set('home.houseNumber', '9999')
    const told = () => Object.keys(store.getSnapshot().errors).filter((path) => path.startsWith('home.'))
    expect(store.getSnapshot().derived.errors.twee).toHaveProperty('home.streetName')
    expect(told()).toEqual([])
    await store.next()
    expect(told()).toEqual(['home.streetName', 'home.city'])
    store.set('home.streetName', 'Dorpsstraat')
    expect(told()).toEqual(['home.city'])
    store.set('home.streetName', '')
    expect(told()).toEqual(['home.streetName', 'home.city'])
  })

  it('scolds no field that was never filled in, but one that was left wrong', async () => {
    const opened = open()
    await walkTo(opened, 'vier')
    opened.store.touch('from')
    expect(opened.store.getSnapshot().errors).toEqual({})
    opened.store.set('from', 'geen adres')
    expect(opened.store.getSnapshot().errors).toEqual({})
    opened.store.touch('from', (typed) => typed.trim())
    expect(opened.store.getSnapshot().errors).toEqual({ from: 'E-mailadres is niet geldig.' })
  })

  it('writes each step into the address, and follows the address back', async () => {
    const opened = open()
    await walkTo(opened, 'drie')
    expect(opened.environment.history).toEqual(['twee', 'drie'])
    opened.environment.visit('twee')
    opened.store.followAddress()
    expect(opened.store.getSnapshot()).toMatchObject({ step: 'twee', direction: 'back' })
    opened.environment.visit(null)
    opened.store.followAddress()
    expect(stepOf(opened)).toBe('een')
    opened.environment.visit('overzicht')
    opened.store.followAddress()
    expect(stepOf(opened)).toBe('drie')
    // the address names the step that really shows
    expect(opened.environment.history).toEqual(['twee', 'drie', 'drie'])
  })

  it('goes on back by itself where an entry leads to the step that one stands on already', async () => {
    const opened = open()
    await walkTo(opened, 'twee')
    const { environment, store } = opened
    // the step that the history entry names is not reachable after a reload
    environment.visit('vier', '', 'back')
    store.followAddress()
    expect([stepOf(opened), environment.wentBack]).toEqual(['twee', 1])
    environment.visit('twee', '', 'back')
    store.followAddress()
    expect([stepOf(opened), environment.wentBack]).toEqual(['twee', 2])
    environment.visit(null, '', 'back')
    store.followAddress()
    expect([stepOf(opened), environment.wentBack]).toEqual(['een', 2])
    // forward, and a link within the page, never lead back
    for (const way of ['forward', undefined] as const) {
      environment.visit('een', '', way)
      store.followAddress()
    }
    expect([stepOf(opened), environment.wentBack]).toEqual(['een', 2])
  })

  it('passes over an unavailable step in the direction of travel', async () => {
    const opened = open()
    for (const [path, value] of Object.entries({ kind: 'yes', more: 'open', deep: 'dicht' }))
      opened.store.set(path, value)
    await walkTo(opened, 'vier')
    expect(opened.environment.history).toEqual(['twee', 'vier'])
    opened.store.back()
    expect(stepOf(opened)).toBe('twee')
  })

  it('comes back to the overview after a change, or stops at the first step that it made incomplete', async () => {
    const opened = open()
    await walkTo(opened, 'overzicht')
    opened.store.edit('vier')
    expect(opened.store.getSnapshot()).toMatchObject({ step: 'vier', returning: true })
    await opened.store.next()
    expect(opened.store.getSnapshot()).toMatchObject({ step: 'overzicht', returning: false })
    opened.store.edit('twee')
    opened.store.set('home.houseNumber', '11')
    await opened.store.next()
    expect(opened.store.getSnapshot()).toMatchObject({ step: 'drie', returning: true })
    opened.store.set('slot', 'avond')
    opened.store.set('time', 'acht uur')
    await opened.store.next()
    expect(stepOf(opened)).toBe('overzicht')
  })

  it('remembers through a reload that one came from the overview', async () => {
    const opened = open()
    await walkTo(opened, 'overzicht')
    opened.store.edit('vier')
    const again = open(trial, { kept: opened.environment.drafts.at(-1), step: 'vier' })
    await again.store.next()
    expect(stepOf(again)).toBe('overzicht')
  })

  it('begins anew when the browser brings back the page that was sent', async () => {
    const opened = open()
    await walkTo(opened, 'overzicht')
    opened.store.restored()
    expect(opened.store.getSnapshot()).toMatchObject({ step: 'overzicht', busy: 'no' })
    await opened.store.next()
    expect(opened.store.getSnapshot()).toMatchObject({ step: 'overzicht', busy: 'sent' })
    opened.store.restored()
    expect(opened.store.getSnapshot()).toMatchObject({ step: 'een', busy: 'no' })
    expect(opened.environment.history.at(-1)).toBe('een')
    expect(opened.environment.readDraft()).toBeUndefined()
  })

  it('waits for a control that is still finding something out', async () => {
    const opened = open()
    await walkTo(opened, 'vier')
    let arrive = () => {}
    opened.store.wait(new Promise<void>((done) => (arrive = done)))
    const going = opened.store.next()
    expect(opened.store.getSnapshot().busy).toBe('leaving')
    opened.store.set('from', 'laat@voorbeeld.nl')
    arrive()
    await going
    expect(stepOf(opened)).toBe('overzicht')
  })
})

describe('who is looking', () => {
  it('may change: fields and steps follow, and one is never left on a step that is gone', async () => {
    const opened = open()
    await walkTo(opened, 'vier')
    opened.store.viewerChanged(jannie)
    expect(opened.store.getSnapshot()).toMatchObject({ step: 'overzicht' })
    opened.store.viewerChanged(visitor)
    expect(stepOf(opened)).toBe('vier')
  })
})

describe('the way out', () => {
  it('is chosen once, not while something is under way', async () => {
    const opened = open(trial)
    const going = opened.store.next()
    await opened.store.choose('bestaat-niet')
    await going
    expect(opened.store.exit).toBe('order')
  })

  it('forgets everything when one stops', async () => {
    const opened = open()
    await walkTo(opened, 'vier')
    void opened.store.change(clear)
    expect(opened.environment.readDraft()).toBeUndefined()
    expect(opened.store.getSnapshot()).toMatchObject({
      step: 'een',
      answers: { kind: 'no' },
      moves: expect.any(Number),
    })
    expect(opened.store.answer('home')).toBeUndefined()
  })

  it('is counted with the page that follows, without anything personal', async () => {
    const opened = open()
    await walkTo(opened, 'overzicht')
    await opened.store.next()
    const { events } = opened.environment
    expect(events.at(-2)).toMatchObject({ outcome: 'sent', step: 'overzicht', number: 5 })
    expect(events.at(-1)).toMatchObject({ outcome: 'shown', step: 'bedankt', number: 6 })
    for (const event of events)
      expect(Object.keys(event).sort()).toEqual(['funnel', 'membershipStatus', 'number', 'outcome', 'step'])
    expect(JSON.stringify(events)).not.toMatch(/jannie|3821/)
  })

  it('is taken once, however often the button is pressed', async () => {
    const opened = open()
    await walkTo(opened, 'overzicht')
    await Promise.all([opened.store.next(), opened.store.next()])
    await opened.store.next()
    expect(opened.environment.callsOf(order)).toHaveLength(1)
  })
})

describe('whatever a visitor does', () => {
  const keys = Object.keys(trial.steps)
  const names = Object.values(goodAnswers).flatMap((of) => Object.entries(of))
  const doing = fc.oneof(
    fc.constantFrom(...names).map((entry) => ['set', ...entry] as const),
    fc
      .constantFrom('kind', 'more', 'deep', 'from', 'home', 'top', 'entries')
      .chain((path) =>
        fc.constantFrom('yes', 'open', 'dicht', '', undefined).map((value) => ['set', path, value] as const),
      ),
    fc.constantFrom(...keys, 'x').map((key) => ['edit', key] as const),
    fc.constantFrom(...keys, 'x').map((key) => ['visit', key] as const),
    fc.constantFrom('next', 'next', 'next', 'back', 'reload', 'login', 'logout').map((one) => [one] as const),
  )

  it('never stands on a step that one may not', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(doing, { maxLength: 40 }), async (deeds) => {
        let opened = open()
        for (const [what, path = '', value] of deeds) {
          const { store, environment } = opened
          if (store.getSnapshot().busy === 'sent') return
          const edited = store.getSnapshot().step
          if (what === 'set') {
            // only what a step asks can be changed on it
            const asks = Object.keys(trial.steps[edited]?.asks ?? {})
            if (asks.includes(path.split('.')[0] ?? '')) store.set(path, value)
          }
          if (what === 'edit') store.edit(path)
          if (what === 'visit') {
            environment.visit(path)
            store.followAddress()
          }
          if (what === 'next') await store.next()
          if (what === 'back') store.back()
          if (what === 'login') store.viewerChanged(jannie)
          if (what === 'logout') store.viewerChanged(visitor)
          if (what === 'reload') opened = open(trial, { kept: environment.readDraft(), step: edited })
          const { step, derived } = opened.store.getSnapshot()
          expect(derived.walkable).toContain(step)
          expect(derived.walkable.indexOf(step)).toBeLessThanOrEqual(
            derived.walkable.indexOf(derived.furthest),
          )
        }
      }),
      { numRuns: 200 },
    )
  })
})

describe('a deep link', () => {
  it.each([
    ['handyman', handyman, { confirmation: '/' }],
    [
      'insulation check',
      insulationCheck,
      { cutoff: '1992', excluded: '', bats: '', registered: '/', sent: '/' },
    ],
  ])('into an empty %s is its first step, and the address says so', (_name, funnel, properties) => {
    for (const step of Object.keys(funnel.steps).slice(1)) {
      const opened = open(funnel, { step, properties })
      expect(stepOf(opened)).toBe(Object.keys(funnel.steps)[0])
      expect(opened.environment.requestedStep()).toBe(stepOf(opened))
    }
  })
})
