import { expect, test } from 'vitest'
import { pageOptions } from './page-options.ts'

const page = { codename: 'bedankt', title: 'Bevestiging', path: '/bedankt', anchors: ['links'] }

test('a page that visitors cannot find is marked, and goes by its name or its address', () => {
  expect(pageOptions([{ ...page, hidden: true }])).toEqual([
    { id: 'bedankt', title: 'Bevestiging', more: '/bedankt', aside: 'verborgen' },
  ])
  expect(pageOptions([{ ...page, hidden: false }], 'path')).toEqual([
    { id: '/bedankt', title: 'Bevestiging', more: '/bedankt' },
  ])
})
