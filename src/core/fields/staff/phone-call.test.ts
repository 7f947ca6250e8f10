import { expect, test } from 'vitest'
import { callAbout, readCallAbout } from './phone-call.ts'

test('whom a call was about is told by what was typed', () => {
  expect(readCallAbout(' 3000 0012 ')).toEqual({ by: 'member', name: '30000012' })
  expect(readCallAbout('jannie@voorbeeld.nl')).toEqual({ by: 'email', name: 'jannie@voorbeeld.nl' })
  const reference = { by: 'reference', reference: callAbout.facts.example }
  expect(readCallAbout('7kqm x4tf')).toEqual(reference)
  expect(readCallAbout('7KQM-X4TF')).toEqual(reference)
})

test('what is none of the three is refused at its field', () => {
  const wrong = ['de Vries', '7KQM-X4TG', '123456789', 'jannie@', '@', '__proto__', `${'a'.repeat(300)}@b.nl`]
  expect(wrong.filter((typed) => callAbout.schema.safeParse(typed).success)).toEqual([])
})
