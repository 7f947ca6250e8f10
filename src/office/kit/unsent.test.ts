import { expect, test } from 'vitest'
import { forgetUnsent, keepUnsent, unsentOf } from './unsent.ts'

test('what was typed is there again until it is sent or taken away', () => {
  keepUnsent('7KQM-X4TF note', { note: 'Gebeld.' }, {})
  expect(unsentOf('7KQM-X4TF note')).toEqual({ note: 'Gebeld.' })
  expect(unsentOf('7KQM-X4TF done')).toBeUndefined()
  keepUnsent('7KQM-X4TF note', { note: '' }, {})
  expect(unsentOf('7KQM-X4TF note')).toBeUndefined()
  keepUnsent('7KQM-X4TF note', { note: 'Gebeld.' }, {})
  forgetUnsent('7KQM-X4TF note')
  expect(unsentOf('7KQM-X4TF note')).toBeUndefined()
})

test('a form as it was at first keeps nothing, and somebody else finds nothing', () => {
  keepUnsent('7KQM-X4TF assign', { desk: 'juridisch' }, { desk: 'juridisch' })
  expect(unsentOf('7KQM-X4TF assign')).toBeUndefined()
  keepUnsent('7KQM-X4TF assign', { desk: 'juridisch' }, { desk: 'klusservice' })
  forgetUnsent()
  expect(unsentOf('7KQM-X4TF assign')).toBeUndefined()
})
