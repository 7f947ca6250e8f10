import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { group, list } from '../../core/fields/brick/group.ts'
import { email } from '../../core/fields/person/email.ts'
import { address } from '../../core/groups/address.ts'
import { visitor } from '../../core/kernel/viewer.ts'
import { defineFunnel } from '../engine/definition/define.ts'
import { formOf } from '../engine/react/form-handle.tsx'
import { FunnelStore } from '../engine/store.ts'
import { testEnvironment } from '../engine/testing/test-environment.ts'
import { FormProvider } from './handle.ts'
import { putBack } from './ListFields.tsx'
import { Parts } from './Parts.tsx'

const people = list(group({ email }), { min: 1, max: 4, label: 'Persoon' })
const homes = list(address, { min: 0, max: 2, label: 'Pand' })
const funnel = defineFunnel({
  slug: 'mensen',
  properties: group({}),
  steps: { een: { title: 'Een', asks: { people } }, twee: { title: 'Twee', asks: { homes } } },
  exits: {},
})

const named = (...names: string[]) => names.map((name) => ({ email: `${name}@voorbeeld.nl` }))

const opened = (...names: string[]) => {
  const today = '2026-11-20'
  const store = new FunnelStore(
    funnel,
    { viewer: visitor, properties: {}, today },
    testEnvironment(undefined, today),
  )
  store.begin(visitor)
  store.set('people', named(...names))
  const form = () => formOf(store, store.getSnapshot(), (path) => path.replace(/[^\w-]+/g, '-'))
  const drawn = (asks: Parameters<typeof Parts>[0]['of']) =>
    renderToString(
      <FormProvider value={form()}>
        <Parts of={asks} />
      </FormProvider>,
    )
  return { store, form, drawn }
}

it('an address in a list is looked up as any other: its street follows', () => {
  const { store, drawn } = opened('een')
  expect(drawn({ people })).toContain('id="people-0-email"')
  store.set('homes', [{}])
  const html = drawn({ homes })
  expect(html).toContain('id="homes-0-postcode"')
  expect(html).not.toContain('homes-0-streetName')
})

it('buttons of entries say which entry they are of; the last that must stay cannot be removed', () => {
  const two = opened('een', 'twee').drawn({ people })
  expect(two).toMatch(/Verwijderen<span class="unseen">[^<]*(<!-- -->)?Persoon 1<\/span>/)
  expect(two).toMatch(/Verwijderen<span class="unseen">[^<]*(<!-- -->)?Persoon 2<\/span>/)
  expect(two).not.toContain('is verwijderd')
  expect(opened('een').drawn({ people })).not.toContain('Verwijderen')
})

it.each([0, 1, 2])('entry %i that was removed is put back with its answers where it stood', (index) => {
  const { store, form } = opened('een', 'twee', 'drie')
  form().removeEntry('people', index)
  expect(store.answer('people')).toHaveLength(2)
  putBack(form(), 'people', index)
  expect(store.answer('people')).toEqual(named('een', 'twee', 'drie'))
  // a removed entry comes back only once: the next one is empty
  form().setCount('people', 4)
  expect(store.answer('people')).toEqual([...named('een', 'twee', 'drie'), {}])
})

it('what was removed before an undone removal still comes back when the list grows', () => {
  const { store, form } = opened('een', 'twee', 'drie')
  form().removeEntry('people', 0)
  form().removeEntry('people', 0)
  putBack(form(), 'people', 0)
  expect(store.answer('people')).toEqual(named('twee', 'drie'))
  form().setCount('people', 3)
  expect(store.answer('people')).toEqual(named('twee', 'drie', 'een'))
})
