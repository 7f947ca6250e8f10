import { expect, test } from 'vitest'
import { giveChoices } from './give-fields.ts'

test('a request is given to a desk or to a colleague who has it not, and who is absent is told so', () => {
  const [one, other, third] = ['1', '2', '3'] as const
  const choices = {
    desks: [{ desk: 'juridisch', name: 'Juridisch advies' }],
    colleagues: [
      { id: one, name: 'Sanne Bakker', desks: null },
      { id: other, name: 'Loes Dijkgraaf', desks: ['juridisch', 'van-vroeger'] },
      { id: third, name: 'Joris Visser', desks: null },
    ],
    absent: [{ id: third, untilDay: null }],
  }
  expect(giveChoices(choices, one)).toEqual({
    desk: [{ value: 'juridisch', label: 'Juridisch advies' }],
    to: [
      { value: other, label: 'Loes Dijkgraaf (Juridisch advies, van-vroeger)' },
      { value: third, label: 'Joris Visser, is er niet' },
    ],
  })
  expect(giveChoices(choices).to).toHaveLength(3)
})
