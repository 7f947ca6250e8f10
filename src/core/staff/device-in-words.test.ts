import { expect, test } from 'vitest'
import { failures } from '../../../test/kit/failures.ts'
import { deviceInWords } from './device-in-words.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test('tells a browser and its system in words, also where its name was cut off', async () => {
  expect(
    await failures(
      [
        ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox op Linux'],
        [
          `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36`,
          'Chrome op Windows',
        ],
        [
          `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
          'Edge op Windows',
        ],
        [
          `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
          'Edge op macOS',
        ],
        [
          `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/142.0.0.0 Safari/537.36 OPR/125.0.0.0`,
          'Opera op macOS',
        ],
        [
          'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
          'Safari op macOS',
        ],
        [
          'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
          'Safari op een iPhone',
        ],
        [
          `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/142.0.0.0 Mobile Safari/537.36`,
          'Chrome op Android',
        ],
        ['curl/8.5.0', 'Een onbekend apparaat'],
        ['', 'Een onbekend apparaat'],
      ],
      ([agent, words]) => {
        expect(deviceInWords(agent.slice(0, 120))).toBe(words)
      },
    ),
  ).toEqual([])
})

test('repeats nothing of what is sent as the name of a browser', () => {
  expect(deviceInWords('Bel 0900 1234567 <b>Linux</b> Chrome/1')).toBe('Chrome op Linux')
  expect(deviceInWords('0900 1234567 op Linux')).toBe('Een browser op Linux')
  expect(deviceInWords(' Firefox/0900-1234567')).toBe('Firefox')
})
