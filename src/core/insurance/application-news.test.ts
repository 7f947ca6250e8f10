import { describe, expect, test } from 'vitest'
import { type ApplicationNews, type ApplicationState, applicationStates } from './application.ts'
import { judgeNews, type Standing } from './application-news.ts'

const standing = (state: ApplicationState, over: Partial<Standing> = {}): Standing => ({
  ...{ state, sequence: 3, question: null, policyNumber: null },
  ...over,
})
const news = (state: ApplicationState, over: Partial<ApplicationNews> = {}): ApplicationNews => ({
  ...{ partnerReference: 'VZ-1', sequence: 4, state, at: '2026-12-01T10:00:00Z' },
  ...(state === 'more-information' && { question: 'Heb je een alarm?' }),
  ...over,
})

describe('news of an insurer', () => {
  test.each([1, 2, 3])('numbered %i after 3 is old, whatever it says', (sequence) => {
    for (const from of applicationStates)
      for (const to of applicationStates)
        expect(judgeNews(standing(from), news(to, { sequence }))).toBe('old')
  })

  test('moves an application forward, and never out of its end', () => {
    const judged = applicationStates.map((from) => [
      from,
      applicationStates.filter((to) => judgeNews(standing(from), news(to)) === 'moves'),
    ])
    expect(Object.fromEntries(judged)).toEqual({
      pending: ['more-information', 'accepted', 'refused', 'ended'],
      // with another question, the same state is news
      'more-information': ['pending', 'more-information', 'accepted', 'refused', 'ended'],
      accepted: ['ended'],
      refused: [],
      ended: [],
    })
  })

  test.each([
    ['accepted', 'pending'],
    ['accepted', 'more-information'],
    ['accepted', 'refused'],
    ['refused', 'accepted'],
    ['refused', 'pending'],
    ['ended', 'accepted'],
  ] as const)('that turns %s into %s is for staff', (from, to) => {
    expect(judgeNews(standing(from), news(to))).toBe('contradicts')
  })

  test('says the same or something else within a state', () => {
    const asked = standing('more-information', { question: 'Welk jaar?' })
    expect(judgeNews(asked, news('more-information', { question: 'Welk jaar?' }))).toBe('same')
    expect(judgeNews(asked, news('more-information', { question: 'Welke kleur?' }))).toBe('moves')
    const accepted = standing('accepted', { policyNumber: 'P-1' })
    expect(judgeNews(accepted, news('accepted', { policyNumber: 'P-1' }))).toBe('same')
    expect(judgeNews(accepted, news('accepted'))).toBe('same')
    expect(judgeNews(accepted, news('accepted', { policyNumber: 'P-2' }))).toBe('contradicts')
    expect(judgeNews(standing('accepted'), news('accepted', { policyNumber: 'P-1' }))).toBe('same')
  })
})
