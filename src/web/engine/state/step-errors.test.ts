import { describe, expect, it } from 'vitest'
import { phoneMissing, phones } from '../../../core/groups/phones.ts'
import { valueAt } from '../definition/answer-path.ts'
import { assemble, check, layoutOf } from '../definition/layout.ts'
import { homeInsurance } from '../testing/skeletons/home-insurance.ts'
import { fillWith, trial } from '../testing/test-trial.ts'
import { stepErrors } from './step-errors.ts'

const judge = (answers: Record<string, unknown>, hidden: readonly string[] = []) => {
  const layout = layoutOf({ phones }, answers)
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
    const answers = { 'contact.email': 'a@voorbeeld.nl' }
    const of = (again: string) =>
      fillWith(homeInsurance, { ...answers, 'contact.emailAgain': again }).derived.errors.slotvragen
    expect(of('A@voorbeeld.nl')).not.toHaveProperty('contact.emailAgain')
    expect(of('b@voorbeeld.nl')).toHaveProperty('contact.emailAgain')
    expect(of('')).toHaveProperty('contact.emailAgain')
  })
})
