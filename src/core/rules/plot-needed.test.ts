import { expect, it } from 'vitest'
import { houseTypes } from './house-types.ts'
import { plotNeeded, plotToSend } from './plot-needed.ts'

it('asks a plot of every home but an apartment, and sends 0 for that', () => {
  expect(Object.values(houseTypes).filter((type) => !plotNeeded(type))).toEqual([houseTypes.apartment])
  expect(plotToSend(houseTypes.apartment, 250)).toBe(0)
  expect(plotToSend(houseTypes.detached, 250)).toBe(250)
  expect(plotToSend(houseTypes.detached, undefined)).toBe(0)
})
