import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { reserveUploadMemory } from './upload-memory-limit.ts'

const MiB = 1024 * 1024
const answer = (destroyed = false) =>
  Object.assign(new EventEmitter(), { destroyed }) as unknown as ServerResponse

test('forms together hold 256 MiB at most, of one network half of that, and leave room again when they are answered', () => {
  const answers = [answer(), answer(), answer()]
  const rooms = answers.map((one, at) => reserveUploadMemory(one, `203.0.113.${at}`))
  rooms[0]?.(100 * MiB)
  rooms[1]?.(100 * MiB)
  expect(() => rooms[2]?.(57 * MiB)).toThrow(expect.objectContaining({ status: 503 }))
  rooms[2]?.(56 * MiB)
  expect(() => rooms[2]?.(1)).toThrow(expect.objectContaining({ status: 503 }))
  answers[0]?.emit('close')
  rooms[2]?.(72 * MiB)
  for (const one of answers) one.emit('close')
  const last = answer()
  const room = reserveUploadMemory(last, '203.0.113.9')
  room(128 * MiB)
  expect(() => room(1)).toThrow(expect.objectContaining({ status: 503 }))
  last.emit('close')
})

test('what comes in after its caller has gone is not counted', () => {
  reserveUploadMemory(answer(true), '203.0.113.7')(128 * MiB)
  const living = answer()
  reserveUploadMemory(living, '203.0.113.7')(128 * MiB)
  living.emit('close')
})
