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
    [{ ask: 'choice' }, 'Geef deze vraag minstens 2 keuzes.'],
    [{ ask: 'choices', options: [options[0]] }, expect.any(String)],
    [{ ask: 'line', options }, 'Haal de keuzes weg: deze vraag heeft er geen.'],
    [{ ask: 'choice', options: [...options, { key: 'a', label: 'C' }] }, 'Een andere keuze heeft ‘a’ al.'],
    [{ ask: 'choices', options: [...options, { key: 'c', label: 'B' }] }, 'Een andere keuze heeft ‘B’ al.'],
    [{ ask: 'line', label: undefined }, 'Schrijf wat je vraagt.'],
    [{ ask: 'email', max: 10 }, 'Haal dit weg: deze vraag heeft geen grens.'],
    [{ ask: 'text', max: 1001 }, 'Vul een getal in van 1000 of lager.'],
    [{ ask: 'addition', required: true }, 'Een toevoeging mag niet verplicht zijn.'],
    [{ ask: 'password' }, expect.any(String)],
    [{ ask: 'line', key: 'constructor' }, 'Kies een ander woord: dit woord is al in gebruik.'],
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
      'Een andere vraag heeft ‘vraag’ al.',
    ])
    expect(faultsIn([asked({ key: 'een', ask: 'email' }), asked({ key: 'twee', ask: 'email' })])).toEqual([
      'Vraag maar één keer om een e-mailadres.',
    ])
  })
})
