import { expect, it } from 'vitest'
import { requestIds } from './request-ids.ts'

it('names every request otherwise, in every process', () => {
  const [one, other] = [requestIds(), requestIds()]
  const ids = Array.from({ length: 1000 }, () => [one(), other()]).flat()
  expect(new Set(ids).size).toBe(2000)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
})
