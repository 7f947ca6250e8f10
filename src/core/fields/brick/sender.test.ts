import { expect, it } from 'vitest'
import { contract } from '../../../server/features.ts'
import { emailWithRepeat } from '../../groups/email-with-repeat.ts'
import { email } from '../person/email.ts'
import { landline } from '../person/landline.ts'
import { exampleOf, group, list } from './group.ts'
import { emailIn } from './sender.ts'

it('is found however deep it stands, and not in what may be repeated', () => {
  const form = group({ landline, who: group({ how: group(emailWithRepeat.parts) }) })
  expect(emailIn(form, { who: { how: { email: 'a@b.nl', emailRepeat: 'a@b.nl' } } })).toBe('a@b.nl')
  expect(emailIn(form, { who: {} })).toBeUndefined()
  expect(emailIn(form, undefined)).toBeUndefined()
  const many = group({ others: list(group({ email }), { min: 0, max: 2, label: 'Ander' }) })
  expect(emailIn(many, { others: [{ email: 'c@d.nl' }] })).toBeUndefined()
})

it('is there in every call that takes something in from a visitor', () => {
  const signedIn = ['community.update-alias', 'cancellation.withdraw']
  // editors decide what these forms ask
  const asksWhatItAsks = ['forms.send']
  for (const endpoint of Object.values(contract)) {
    if (!endpoint.submits || [...signedIn, ...asksWhatItAsks].includes(endpoint.name)) continue
    const part = endpoint.body ?? endpoint.query
    expect(emailIn(part, exampleOf(part)), endpoint.name).toMatch(/@/)
  }
})
