import { describe, expect, it } from 'vitest'
import { yesNo } from '../../../core/fields/brick/choice.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { visitor } from '../../../core/kernel/viewer.ts'
import { insulationCheck } from '../../funnels/insulation-check/insulation-check-funnel.ts'
import { defineFunnel, type Funnel } from '../definition/define.ts'
import { resolveStep, stepAfter, stepBefore } from '../steps/navigation.ts'
import { jannie, locate, order, trial } from '../testing/test-trial.ts'
import { derive, type Progress, start } from './derive.ts'

const world = { viewer: visitor, properties: {}, today: '2026-11-20' }
const home = { postcode: '3821BT', houseNumber: '10', streetName: 'Laan', city: 'Amersfoort' }
const at = (answers: Record<string, unknown>, more: Partial<Progress> = {}, funnel: Funnel = trial) =>
  derive(funnel, { ...start(funnel), answers, ...more }, world)
const found = (postcode: string, answer: unknown = locate.example) => ({
  twee: { asked: JSON.stringify({ query: { iban: '', postcode } }), answer },
})

describe('which answers count', () => {
  it('leaves out what does not show, and what hangs on it in turn', () => {
    const answers = { kind: 'yes', more: 'open', deep: 'dicht' }
    expect(at(answers).known).toMatchObject(answers)
    expect(at(answers).walkable).not.toContain('drie')
    // `more` is hidden, so it shows nothing: `deep` is hidden too, and with it the step is open again
    const closed = at({ ...answers, kind: 'no' })
    expect(closed.known).not.toHaveProperty('more')
    expect(closed.known).not.toHaveProperty('deep')
    expect(closed.walkable).toContain('drie')
    expect(closed.shown('deep')).toBe(false)
    expect(closed.errors.een).toEqual({})
  })

  it('leaves out answers of a step that is unavailable or not of this visitor', () => {
    const answers = { kind: 'yes', more: 'open', deep: 'dicht', slot: 'a', from: 'a@b.nl' }
    expect(at(answers).known).not.toHaveProperty('slot')
    expect(at(answers).known).toHaveProperty('from')
    expect(
      derive(trial, { ...start(trial), answers }, { ...world, viewer: jannie }).known,
    ).not.toHaveProperty('from')
  })

  it('leaves out what is not valid', () => {
    expect(at({ from: 'geen adres' }).known).not.toHaveProperty('from')
  })

  it('shows an empty list, so that an entry can be added', () => {
    expect(at({}).shown('entries')).toBe(true)
  })

  it('says which funnel contradicts itself', () => {
    const never = defineFunnel({
      slug: 'tegenspraak',
      properties: group({}),
      steps: { een: { title: 'Een', asks: { a: yesNo({ label: 'A' }), b: yesNo({ label: 'B' }) } } },
      // `a` shows unless `b` counts, and `b` counts only when `a` does
      shows: { a: ({ b }) => b === undefined, b: ({ a }) => a !== undefined },
      exits: {
        order: {
          endpoint: order,
          toRequest: () => ({ body: undefined as never }),
          to: () => ({ url: '/' }),
          failure: '',
        },
      },
    })
    expect(() => at({ a: 'yes', b: 'yes' }, {}, never)).toThrow(/tegenspraak: its rules contradict/)
  })
})

describe('what is wrong', () => {
  it('asks for a street only once postcode and number are right', () => {
    expect(at({}).errors.twee).not.toHaveProperty('home.streetName')
    expect(at({ home: { postcode: '3821BT', houseNumber: '10' } }).errors.twee).toHaveProperty(
      'home.streetName',
    )
  })

  it('lets a rule speak where the field itself is right', () => {
    expect(at({ slot: 'a', time: 'a' }).errors.drie?.slot).toBe('Niet hetzelfde.')
    expect(at({ slot: 'a', time: 'b' }).errors.drie).not.toHaveProperty('slot')
    expect(at({ slot: '', time: '' }).errors.drie?.slot).not.toBe('Niet hetzelfde.')
  })

  it('says the sentence of the field before that of a rule', () => {
    const strict = { ...trial, rules: [{ field: 'from', message: 'Nooit goed.', ok: () => false }] }
    expect(at({ from: 'x' }, {}, strict).errors.vier?.from).toBe('E-mailadres is niet geldig.')
    expect(at({ from: 'a@b.nl' }, {}, strict).errors.vier?.from).toBe('Nooit goed.')
  })

  it('runs a rule per entry of a list', () => {
    const perEntry = {
      ...trial,
      rules: [
        {
          field: 'entries[].name',
          message: 'Fout.',
          ok: (_k: object, _c: unknown, index: number) => index !== 1,
        },
      ],
    }
    const errors = at({ entries: [{ name: 'a' }, { name: 'b' }] }, {}, perEntry).errors.drie
    expect(errors?.['entries[1].name']).toBe('Fout.')
    expect(errors).not.toHaveProperty('entries[0].name')
  })
})

describe('where one may stand', () => {
  const passed = ['een', 'twee']
  const answers = { kind: 'no', home }

  it('is the first step that is not complete, whatever is asked for', () => {
    const of = at(answers, { passed, found: found('3821BT') })
    expect(of.furthest).toBe('drie')
    expect(resolveStep(of, trial, 'overzicht')).toBe('drie')
    expect(resolveStep(of, trial, 'twee')).toBe('twee')
    for (const odd of [null, undefined, '', 'bestaat-niet', 'constructor'])
      expect(resolveStep(of, trial, odd)).toBe('een')
  })

  it('is not beyond a step that was filled in but never left', () => {
    expect(at(answers, { found: found('3821BT') }).furthest).toBe('een')
  })

  it('is not beyond a step whose own question was asked with other answers, or refused', () => {
    expect(at(answers, { passed, found: found('1012JS') }).furthest).toBe('twee')
    expect(at(answers, { passed, found: found('3821BT', { lat: 52, open: false }) }).furthest).toBe('twee')
    expect(at(answers, { passed }).furthest).toBe('twee')
  })

  it('passes over what is unavailable, forward and back', () => {
    const of = at({ kind: 'yes', more: 'open', deep: 'dicht', home }, { passed, found: found('3821BT') })
    expect(of.unavailable.drie).toEqual({ reason: 'Niet van toepassing', badge: 'info' })
    expect(of.open).toContain('drie')
    expect(stepAfter(of, 'twee')).toBe('vier')
    expect(stepBefore(of, 'vier')).toBe('twee')
    expect(resolveStep(of, trial, 'drie')).toBe('vier')
  })

  it('gives what a step found only for the answers that it was asked with', () => {
    expect(at(answers, { found: found('3821BT') }).context.leaveAnswer('twee', locate)).toEqual(
      locate.example,
    )
    expect(at(answers, { found: found('1012JS') }).context.leaveAnswer('twee', locate)).toBeUndefined()
  })

  it('opens the last steps of the exit that was chosen, and of no other', () => {
    const chosen = { selectedMeasures: ['roof_insulation'] }
    const of = (exit?: string) => at(chosen, exit ? { exit } : {}, insulationCheck).open
    expect(of()).not.toContain('inschrijven')
    expect(of('register')).toContain('inschrijven')
    expect(of('register')).not.toContain('resultaten-ontvangen')
    expect(of('bestaat-niet')).toEqual(of())
  })
})
