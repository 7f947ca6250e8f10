import { afterEach, expect, it, vi } from 'vitest'
import {
  answerPrefix,
  draftPrefix,
  linkedAddressKey,
  linkedAnswerPrefix,
} from '../../../core/kernel/browser-keys.ts'
import { unsentAnswer, unsentAnswers } from './unsent-answer.ts'

afterEach(() => vi.unstubAllGlobals())

/** A tab's storage, whose keys are listed as a browser lists them. */
const tab = (): Storage => {
  const shelf = {} as Record<string, string>
  const methods = {
    getItem: (key: string) => shelf[key] ?? null,
    setItem: (key: string, value: string) => {
      shelf[key] = value
    },
    removeItem: (key: string) => {
      delete shelf[key]
    },
  }
  for (const [name, value] of Object.entries(methods))
    Object.defineProperty(shelf, name, { value, enumerable: false })
  return shelf as unknown as Storage
}

it('lists what was typed and not sent, by its request, and nothing else of the tab', () => {
  vi.stubGlobal('window', { sessionStorage: tab() })
  unsentAnswer('7KQM-X4TF').write('De foto zit erbij.')
  unsentAnswer('K4TQ-9XMR').write(' ')
  window.sessionStorage.setItem(linkedAddressKey, '"sanne@voorbeeld.nl"')
  window.sessionStorage.setItem(`${answerPrefix}7KQM-X4TF`, '{"text":"Bij mijn account"}')
  expect(unsentAnswers()).toEqual([{ reference: '7KQM-X4TF', text: 'De foto zit erbij.' }])
  unsentAnswer('7KQM-X4TF').clear()
  expect(unsentAnswers()).toEqual([])
})

it('keeps nothing where a browser forbids it', () => {
  expect(unsentAnswer('7KQM-X4TF').write('Hoi')).toBe(false)
  expect(unsentAnswers()).toEqual([])
})

it('is removed by logging out, with all else that was typed in the tab', () => {
  for (const key of [answerPrefix, linkedAnswerPrefix, linkedAddressKey])
    expect(key.startsWith(draftPrefix)).toBe(true)
})
