import { expect, test } from 'vitest'
import { contentPagesHtml, otherPagesHtml } from '../../../test/kit/drawn-pages.ts'
import { pageFailures } from '../../../test/kit/page-judge.ts'

test('every page is valid, holds no inline script or style, and has one h1', async () => {
  expect(await pageFailures(new Map([...contentPagesHtml, ...otherPagesHtml]))).toEqual([])
})
