import { expect, test } from 'vitest'
import { isPreview } from './preview-path.ts'

test.each([
  ['/concept/dienst_vve_lid_worden', true],
  ['/conceptcontract', false],
  ['/lidmaatschap/vve', false],
])('%s shows a draft: %j', (path, shows) => expect(isPreview(path)).toBe(shows))
