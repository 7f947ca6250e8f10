import { expect, test } from 'vitest'
import { insuranceNames } from '../rules/insurance-packages.ts'
import { withSoftHyphen } from './soft-hyphen.ts'

test('a long name breaks where a reader would break it, and nowhere in a short one', () => {
  expect(withSoftHyphen(insuranceNames.Liability)).toBe('Aansprakelijkheids\u00adverzekering')
  expect(withSoftHyphen('De premie voor jouw opstalverzekering')).toBe(
    'De premie voor jouw opstal\u00adverzekering',
  )
  for (const name of ['Verzekeringen', 'VvE-verzekering', 'Klusservice'])
    expect(withSoftHyphen(name)).toBe(name)
})
