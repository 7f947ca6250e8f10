import { describe, expect, it } from 'vitest'
import { everyQuestion } from '../../../test/kit/forms.ts'
import { form } from './form.ts'

const faultsIn = (questions: unknown) =>
  form.schema.safeParse({ ...form.example, questions }).error?.issues.map(({ message }) => message) ?? []
const asked = (question: object) => ({ key: 'vraag', label: 'Vraag', ...question })
const options = [
  { key: 'a', label: 'A' },
  { key: 'b', label: 'B' },
]

describe('a form that editors define', () => {
  it('may ask everything that there is', () => {
    expect(form.schema.safeParse(everyQuestion).error).toBeUndefined()
  })

  it.each([
    [{ ask: 'choice' }, '"choice" needs options'],
    [{ ask: 'choices', options: [options[0]] }, expect.any(String)],
    [{ ask: 'line', options }, '"line" has no options'],
    [{ ask: 'choice', options: [...options, { key: 'a', label: 'C' }] }, 'two options are "a"'],
    [{ ask: 'choices', options: [...options, { key: 'c', label: 'B' }] }, 'two options are "B"'],
    [{ ask: 'line', label: undefined }, '"line" needs a label'],
    [{ ask: 'email', max: 10 }, '"email" has no max'],
    [{ ask: 'text', max: 1001 }, 'max is at most 1000'],
    [{ ask: 'addition', required: true }, 'an addition cannot be required'],
    [{ ask: 'password' }, expect.any(String)],
    [{ ask: 'line', key: 'constructor' }, 'this key has a meaning of its own'],
    [{ ask: 'line', key: 'Naam' }, expect.any(String)],
    [{ ask: 'line', extra: 1 }, expect.any(String)],
  ])('that asks %o is a defect', (question, told) => {
    expect(faultsIn([asked(question)])).toEqual([told])
  })

  it('has one to twenty questions, each with a key of its own, and one e-mail address at most', () => {
    const many = Array.from({ length: 21 }, (_, at) => asked({ key: `vraag_${at}`, ask: 'line' }))
    expect(faultsIn(many)).toHaveLength(1)
    expect(faultsIn(many.slice(1))).toEqual([])
    expect(faultsIn([])).toHaveLength(1)
    expect(faultsIn([asked({ ask: 'line' }), asked({ ask: 'text' })])).toEqual([
      'two questions have the key "vraag"',
    ])
    expect(faultsIn([asked({ key: 'een', ask: 'email' }), asked({ key: 'twee', ask: 'email' })])).toEqual([
      'only one question may ask an e-mail address',
    ])
  })
})
