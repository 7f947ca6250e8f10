import { describe, expect, it } from 'vitest'
import type { Parts } from '../../../core/fields/brick/group.ts'
import { emailWithRepeat } from '../../../core/groups/email-with-repeat.ts'
import { phoneMissing, phones } from '../../../core/groups/phones.ts'
import { clear } from '../apply/opening.ts'
import { valueAt } from '../definition/answer-path.ts'
import { assemble, check, layoutOf } from '../definition/layout.ts'
import { goodAnswers, open, trial, walkTo } from '../testing/test-trial.ts'
import { stepErrors } from './step-errors.ts'

const judge = (
  answers: Record<string, unknown>,
  hidden: readonly string[] = [],
  asks: Parts = { phones },
) => {
  const layout = layoutOf(asks, answers)
  const checked = new Map(
    layout.fields.map(({ path, brick }) => [path, check(brick, valueAt(answers, path))]),
  )
  const values = new Map([...checked].flatMap(([path, one]) => (one.ok ? [[path, one.value] as const] : [])))
  const context = { viewer: { membershipStatus: 'lid' }, properties: {}, today: '', exit: undefined } as never
  const shown = (path: string) => !hidden.includes(path)
  return stepErrors({ ...trial, rules: [] }, layout, {
    checked,
    shown,
    known: assemble(layout, values),
    context,
  })
}

describe('the trouble of a view', () => {
  it('holds its step with a sentence at the answer, until the view takes it back', async () => {
    const opened = open()
    const { store } = opened
    await walkTo(opened, 'drie')
    for (const [path, value] of Object.entries(goodAnswers.drie ?? {})) store.set(path, value)
    store.block('slot', 'Deze bijlage is geweigerd.')
    await store.next()
    expect(store.getSnapshot()).toMatchObject({
      step: 'drie',
      failed: true,
      errors: { slot: 'Deze bijlage is geweigerd.' },
    })
    store.block('elders', 'Van een andere stap.')
    store.block('slot', undefined)
    await store.next()
    expect(store.getSnapshot().step).toBe('vier')
  })

  it('shows at once and disables the button where nobody can go on with the answer', async () => {
    const { store } = open()
    const step = store.getSnapshot().step
    const seen = () => {
      const { errors, derived } = store.getSnapshot()
      return [errors.kind, derived.isStopped(step)]
    }
    store.block('kind', 'Hier komen we niet.', true)
    expect(seen()).toEqual(['Hier komen we niet.', true])
    store.block('kind', undefined, true)
    expect(seen()[1]).toBe(false)
    store.block('kind', 'Deze bijlage is geweigerd.')
    expect(seen()[1]).toBe(false)
  })

  it('that stops a step shows whichever way one comes to it, before what is not filled in', async () => {
    const opened = open()
    const { store, environment } = opened
    await walkTo(opened, 'drie')
    store.block('slot', 'Hier komen we niet.', true)
    expect(store.getSnapshot().errors).toEqual({ slot: 'Hier komen we niet.' })
    // the forward button of the browser, to a step that cannot be reached: the step stays on the screen as it is
    environment.visit('vier', '', 'forward')
    store.followAddress()
    expect(store.getSnapshot()).toMatchObject({ step: 'drie', errors: { slot: 'Hier komen we niet.' } })
    store.block('slot', undefined, true)
    expect(store.getSnapshot().errors).toEqual({})
  })

  it('is forgotten when everything is', async () => {
    const opened = open()
    opened.store.block('kind', 'Kan niet.')
    void opened.store.change(clear)
    await opened.store.next()
    expect(opened.store.getSnapshot().step).toBe('twee')
  })
})

describe('the rules of a group', () => {
  it('speak when every field is right, under the field they name', () => {
    expect(judge({})).toEqual({ 'phones.mobile': phoneMissing })
    expect(judge({ phones: { landline: '0201234567' } })).toEqual({})
    expect(judge({ phones: { landline: 'x' } })).toEqual({
      'phones.landline': 'Telefoonnummer vast is niet geldig.',
    })
  })

  it('say nothing of a field that does not show', () => {
    expect(judge({}, ['phones.mobile'])).toEqual({})
  })

  it('wait for a whole group: half an e-mail address with its repeat breaks nothing', () => {
    const asks = { contact: emailWithRepeat }
    const of = (emailAgain: string) => judge({ contact: { email: 'a@voorbeeld.nl', emailAgain } }, [], asks)
    expect(of('A@voorbeeld.nl')).not.toHaveProperty('contact.emailAgain')
    expect(of('b@voorbeeld.nl')).toHaveProperty('contact.emailAgain')
    expect(of('')).toHaveProperty('contact.emailAgain')
  })
})
