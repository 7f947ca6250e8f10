import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { reserveUploadMemory } from './upload-memory-limit.ts'

const MiB = 1024 * 1024
const answer = (destroyed = false) =>
  Object.assign(new EventEmitter(), { destroyed }) as unknown as ServerResponse

test('forms together hold 256 MiB at most, and leave room again when they are answered', () => {
  const answers = [answer(), answer(), answer()]
  const rooms = answers.map((one) => reserveUploadMemory(one))
  rooms[0]?.(100 * MiB)
  rooms[1]?.(100 * MiB)
  expect(() => rooms[2]?.(57 * MiB)).toThrow(expect.objectContaining({ status: 503 }))
  rooms[2]?.(56 * MiB)
  expect(() => rooms[2]?.(1)).toThrow(expect.objectContaining({ status: 503 }))
  answers[0]?.emit('close')
  rooms[2]?.(100 * MiB)
  for (const one of answers) one.emit('close')
  const last = answer()
  reserveUploadMemory(last)(256 * MiB)
  last.emit('close')
})

test('what comes in after its caller has gone is not counted', () => {
  reserveUploadMemory(answer(true))(256 * MiB)
  const living = answer()
  reserveUploadMemory(living)(256 * MiB)
  living.emit('close')
})
