import { crc32, deflateSync, inflateSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { pngFrom, pngHeader, pngOf, pngPart, scribble } from '../../../../test/kit/cancellation-letters.ts'
import { failures } from '../../../../test/kit/failures.ts'
import { isSignaturePicture } from './signature-picture.ts'

// A spy, so that the unpacked bytes can be counted.
vi.mock(import('node:zlib'), { spy: true })

const lines = (width: number, height: number, bytes = 4) => Buffer.alloc((1 + width * bytes) * height)

const header = pngHeader(2, 2)
const packed = deflateSync(lines(2, 2))
const data = pngPart('IDAT', packed)
const end = pngPart('IEND')
const plain = pngFrom(header, data, end)
const largestPicture = pngOf(2400, 1200, lines(2400, 1200))
const whole = Buffer.from(scribble(), 'base64')

const inParts = (count: number): Buffer =>
  pngFrom(header, data, ...Array.from({ length: count - 3 }, () => pngPart('IDAT')), end)

describe('a signature is taken that is', () => {
  test.each([
    ['plain', plain],
    ['a scribble', whole],
    ['of 2,400 by 1,200 pixels', largestPicture],
    ['grey', pngOf(3, 2, lines(3, 2, 1), { color: 0 })],
    ['without transparency', pngOf(3, 2, lines(3, 2, 3), { color: 2 })],
    ['grey with transparency', pngOf(3, 2, lines(3, 2, 2), { color: 4 })],
    [
      'in several parts',
      pngFrom(header, pngPart('IDAT', packed.subarray(0, 5)), pngPart('IDAT', packed.subarray(5)), end),
    ],
    ['of 200 parts', inParts(200)],
    [
      'told of by its browser: its colours and its size',
      pngFrom(
        header,
        ...['sRGB', 'iCCP', 'pHYs', 'eXIf', 'iDOT'].map((type) => pngPart(type, Buffer.alloc(3000))),
        ...[data, end],
      ),
    ],
  ])('%s', (_what, picture) => expect(isSignaturePicture(picture)).toBe(true))
})

describe('a signature is refused', () => {
  const changed = Buffer.from(whole)
  changed[60] = (changed[60] ?? 0) ^ 1
  test.each([
    ['that is nothing', Buffer.alloc(0)],
    ['of a header that is cut off', Buffer.from('iVBORw0KGgoAAAANSUhEUg==', 'base64')],
    ['that is another kind of picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['that is cut off', whole.subarray(0, -20)],
    ['of which a byte was changed', changed],
    ['that is too wide', pngOf(2401, 1, lines(2401, 1))],
    ['that is too high', pngOf(1, 1201, lines(1, 1201))],
    ['without width', pngOf(0, 1, lines(0, 1))],
    ['without height', pngOf(1, 0, lines(1, 0))],
    ['with more lines than its header says', pngOf(2, 2, lines(2, 3))],
    ['with fewer lines', pngOf(2, 2, lines(2, 1))],
    ['with a filter that does not exist', pngOf(1, 1, Buffer.from([5, 0, 0, 0, 0]))],
    ['compressed twice', pngOf(1, 1, deflateSync(lines(1, 1)))],
    ['with colours of a palette', pngOf(1, 1, lines(1, 1, 1), { color: 3 })],
    ['with deep colours', pngOf(1, 1, lines(1, 1, 8), { depth: 16 })],
    ['compressed in an unknown way', pngOf(2, 2, lines(2, 2), { compression: 1 })],
    ['filtered in an unknown way', pngOf(2, 2, lines(2, 2), { filter: 1 })],
    ['that comes in passes', pngOf(2, 2, lines(2, 2), { interlace: 1 })],
    ['of 201 parts', inParts(201)],
    ['with a header that is too long', pngFrom(pngPart('IHDR', Buffer.alloc(14)), data, end)],
    ['without header', pngFrom(data, end)],
    ['without data', pngFrom(header, end)],
    ['without end', pngFrom(header, data)],
    ['with a second header', pngFrom(header, pngHeader(2400, 1200), data, end)],
    ['with a second header behind the data', pngFrom(header, data, pngHeader(2400, 1200), end)],
    ['with a palette', pngFrom(header, pngPart('PLTE', Buffer.alloc(3)), data, end)],
    ['with a transparent colour', pngFrom(header, pngPart('tRNS', Buffer.alloc(6)), data, end)],
    ['with a part that nobody knows', pngFrom(header, pngPart('ABCD'), data, end)],
    ['with a part without a name', pngFrom(header, pngPart('a\0\0\0'), data, end)],
    ['with a long text', pngFrom(header, pngPart('tEXt', Buffer.alloc(140_000, 65)), data, end)],
    ['with a text behind the data', pngFrom(header, data, pngPart('tEXt', Buffer.alloc(9)), end)],
    ['with data in two places', pngFrom(header, data, pngPart('pHYs', Buffer.alloc(9)), data, end)],
    ['with something in its end', pngFrom(header, data, pngPart('IEND', Buffer.alloc(1)))],
    ['with bytes behind its end', Buffer.concat([plain, Buffer.alloc(1)])],
    ['with a picture behind its end', Buffer.concat([plain, plain])],
  ])('%s', (_what, picture) => expect(isSignaturePicture(picture)).toBe(false))

  test('however much it unpacks to or falls apart in, after no more work than on one as large as may be', async () => {
    const hostile: [string, Buffer][] = [
      [
        'that unpacks to a thousand times its size',
        pngFrom(pngHeader(2400, 1200), pngPart('IDAT', deflateSync(Buffer.alloc(30_000_000))), end),
      ],
      [
        'of thousands of empty parts',
        pngFrom(header, ...Array.from({ length: 12_000 }, () => pngPart('pHYs')), end),
      ],
      [
        'of thousands of empty parts of data',
        pngFrom(header, ...Array.from({ length: 12_000 }, () => pngPart('IDAT')), end),
      ],
      [
        'of which only the last line is wrong',
        pngOf(2400, 1200, Buffer.concat([lines(2400, 1199), Buffer.alloc(1 + 2400 * 4, 5)])),
      ],
    ]
    expect(
      await failures(hostile, ([, picture]) => {
        expect(picture.length).toBeLessThanOrEqual(150_000)
        vi.mocked(crc32).mockClear()
        vi.mocked(inflateSync).mockClear()
        expect(isSignaturePicture(picture)).toBe(false)
        expect(vi.mocked(crc32).mock.calls.length, 'parts').toBeLessThanOrEqual(200)
        for (const [, options] of vi.mocked(inflateSync).mock.calls)
          expect(options?.maxOutputLength, 'unpacked').toBeLessThanOrEqual(1200 * (1 + 2400 * 4))
      }),
    ).toEqual([])
  })
})
