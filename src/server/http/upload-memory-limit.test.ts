import { expect, test } from 'vitest'
import { reserveUploadMemory } from './upload-memory-limit.ts'

const MiB = 1024 * 1024
const isBusy = expect.objectContaining({ status: 503 })

test('forms together hold 256 MiB at most, of one network half of that, and leave room again when they are done', () => {
  const rooms = [1, 2, 3].map((at) => reserveUploadMemory(`203.0.113.${at}`))
  rooms[0]?.hold(100 * MiB)
  rooms[1]?.hold(100 * MiB)
  expect(() => rooms[2]?.hold(57 * MiB)).toThrow(isBusy)
  rooms[2]?.hold(56 * MiB)
  expect(() => rooms[2]?.hold(1)).toThrow(isBusy)
  rooms[0]?.release()
  rooms[2]?.hold(72 * MiB)
  for (const one of rooms) one.release()
  const [room, other] = [reserveUploadMemory('203.0.113.9'), reserveUploadMemory('203.0.113.9')]
  room.hold(100 * MiB)
  expect(() => other.hold(29 * MiB)).toThrow(isBusy)
  room.release()
  other.hold(128 * MiB)
  other.release()
})
