import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { iban } from '../../../core/fields/payment/iban.ts'
import { email } from '../../../core/fields/person/email.ts'
import { subject } from '../../../core/fields/request/subject.ts'
import { handyman } from '../../funnels/handyman/handyman-funnel.ts'
import { homePackage } from '../../funnels/home-insurance/home-insurance-funnel.ts'
import { insulationCheck } from '../../funnels/insulation-check/insulation-check-funnel.ts'
import { goodAnswers, open, trial, walkTo } from '../testing/test-trial.ts'
import { mayKeep } from './draft.ts'
import { readDraft } from './read-draft.ts'

const secret = 'NL91ABNA0417164300'

describe('what stays in the browser', () => {
  it('is what a brick lets stand, and nothing personal where the funnel says so', () => {
    expect(mayKeep(trial, subject)).toBe(true)
    expect(mayKeep(trial, iban)).toBe(false)
    expect(mayKeep(trial, email)).toBe(true)
    expect(mayKeep(insulationCheck, email)).toBe(false)
  })

  it('holds no secret, also not in what a step asked the server', async () => {
    const opened = open()
    await walkTo(opened, 'twee')
    opened.store.set('account', secret)
    await walkTo(opened, 'drie')
    expect(opened.environment.calls[0]?.input.query).toMatchObject({ iban: secret })
    expect(JSON.stringify(opened.environment.drafts)).not.toContain(secret)
    expect(opened.environment.drafts.at(-1)).toMatchObject({ dropped: ['account'], found: {} })
  })

  it('holds what a step found where its question holds no secret', async () => {
    const opened = open()
    await walkTo(opened, 'drie')
    expect(opened.environment.drafts.at(-1)).toMatchObject({
      found: { twee: { answer: { lat: 52, open: true } } },
    })
    const again = open(trial, { kept: opened.environment.drafts.at(-1), step: 'drie' })
    expect(again.store.getSnapshot().step).toBe('drie')
  })

  it('keeps the number of entries of a list', async () => {
    const opened = open()
    await walkTo(opened, 'drie')
    opened.store.setCount('entries', 2)
    const again = open(trial, { kept: opened.environment.drafts.at(-1), step: 'drie' })
    expect(again.store.answer('entries')).toEqual([{}, {}])
  })
})

describe('after a reload', () => {
  it('asks an optional answer again that could not be kept, and lets it be left empty', async () => {
    const opened = open()
    await walkTo(opened, 'drie')
    opened.store.set('born', { day: '03', month: '02', year: '1980' })
    await walkTo(opened, 'overzicht')
    const again = open(trial, { kept: opened.environment.drafts.at(-1), step: 'overzicht' })
    expect(again.store.getSnapshot()).toMatchObject({ step: 'drie', again: ['born'] })
    expect(again.environment.history).toEqual(['drie'])
    await again.store.next()
    await walkTo(again, 'overzicht')
    const third = open(trial, { kept: again.environment.drafts.at(-1), step: 'overzicht' })
    expect(third.store.getSnapshot()).toMatchObject({ step: 'overzicht', again: [] })
  })

  it('forgets the note once the answer is given again', async () => {
    const opened = open()
    await walkTo(opened, 'drie')
    opened.store.set('born', { day: '03', month: '02', year: '1980' })
    const again = open(trial, { kept: opened.environment.drafts.at(-1), step: 'drie' })
    again.store.set('born', { day: '04', month: '02', year: '1980' })
    again.store.set('born', undefined)
    expect(again.environment.drafts.at(-1)).toMatchObject({ dropped: [] })
  })

  it('brings the step back only where the draft outlives the visit', async () => {
    const kept = (step: string) => ({ answers: { kind: 'no' }, passed: ['een'], found: {}, step })
    expect(open(trial, { kept: kept('twee') }).store.getSnapshot().step).toBe('een')
    const adres = { home: { postcode: '3821BT', houseNumber: '10', streetName: 'Laan', city: 'Amersfoort' } }
    const check = {
      answers: { ...adres, constructionYear: '1975', livingAreaSize: '90' },
      passed: ['adres'],
      found: {},
      step: 'woninggegevens',
    }
    const properties = { cutoff: '1992', excluded: '', bats: '', registered: '/', sent: '/' }
    expect(open(insulationCheck, { kept: check, properties }).store.getSnapshot().step).toBe('woninggegevens')
  })
})

describe('a draft from anywhere', () => {
  it('is no draft when it is something else', () => {
    for (const odd of [undefined, null, 1, 'x', [], {}, { answers: [] }])
      expect(readDraft(trial, odd)).toBeUndefined()
  })

  it('believes only findings that the contract knows', () => {
    const stored = (answer: unknown) => ({
      answers: {},
      found: { twee: { asked: 'x', answer }, vier: { asked: 'x', answer: 1 } },
    })
    expect(readDraft(trial, stored({ lat: 52, open: true }))?.found).toHaveProperty('twee')
    expect(readDraft(trial, stored({ lat: 'x' }))?.found).toEqual({})
    expect(readDraft(trial, stored(null))?.found).toEqual({})
  })

  it.each([
    ['trial', trial, {}],
    ['handyman', handyman, { confirmation: '/' }],
    [
      'insulation check',
      insulationCheck,
      { cutoff: '1992', excluded: '', bats: '', registered: '/', sent: '/' },
    ],
    ['home insurance', homePackage, { price: 3450, thanks: '/' }],
  ])('never throws and stands where one may: %s', (_name, funnel, properties) => {
    const names = Object.values(funnel.steps).flatMap(({ asks }) => Object.keys(asks))
    const keys = Object.keys(funnel.steps)
    const some = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined })
    const draft = fc.record({
      answers: fc.dictionary(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 3 })),
      passed: fc.oneof(fc.subarray(keys), fc.jsonValue()),
      found: fc.oneof(
        fc.dictionary(fc.constantFrom(...keys), fc.record({ asked: fc.string(), answer: fc.jsonValue() })),
        fc.jsonValue(),
      ),
      exit: some(fc.constantFrom(...Object.keys(funnel.exits), 'x')),
      dropped: fc.oneof(fc.subarray(names), fc.jsonValue()),
      step: fc.constantFrom(...keys, 'x'),
      pending: fc.jsonValue(),
    })
    const any = fc.oneof({ weight: 4, arbitrary: draft as fc.Arbitrary<unknown> }, fc.jsonValue())
    fc.assert(
      fc.property(any, fc.constantFrom(...keys, 'x', ''), (kept, step) => {
        const { step: stands, derived } = open(funnel, { kept, step, properties }).store.getSnapshot()
        expect(derived.walkable).toContain(stands)
        expect(derived.walkable.indexOf(stands)).toBeLessThanOrEqual(
          derived.walkable.indexOf(derived.furthest),
        )
      }),
      {
        numRuns: 100,
        // an object that cannot become text, in the place of every answer
        examples: keys.map((step): [unknown, string] => [
          { answers: Object.fromEntries(names.map((name) => [name, { toString: 0 }])), step },
          step,
        ]),
      },
    )
  })

  it('keeps what it did keep: good answers come back as they were', async () => {
    const opened = open()
    await walkTo(opened, 'overzicht')
    const again = open(trial, { kept: opened.environment.drafts.at(-1), step: 'overzicht' })
    expect(again.store.getSnapshot().step).toBe('overzicht')
    for (const answers of Object.values(goodAnswers))
      for (const [path, value] of Object.entries(answers)) expect(again.store.answer(path)).toEqual(value)
  })
})
