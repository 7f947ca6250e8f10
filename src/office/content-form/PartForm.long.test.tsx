import { expect, test } from 'vitest'
import { seeds } from '../../../content/content.ts'
import { readAsBrowser } from '../rich-text/test-dom.ts'
import { drawnOpen } from './test-drawing.tsx'
import { partsOf } from './test-parts.ts'

readAsBrowser()

test('every stored part is drawn whole, all of it open, and nothing of it changes by that', () => {
  for (const part of seeds.flatMap(partsOf)) expect(drawnOpen(part)).not.toContain('dit formulier niet kent')
})
