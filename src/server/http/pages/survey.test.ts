import { describe, expect, it } from 'vitest'
import { countSurvey, limit, serveTrial, trial } from '../../../../test/kit/pages.ts'
import { Fault } from '../../../core/kernel/fault.ts'

serveTrial()

describe('the survey', () => {
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  const send = (url: string, payload: string, headers = {}) =>
    trial.app.inject({ method: 'POST', url, payload, headers: { ...type, ...headers } })
  it('counts a plain form and leads back to the page', async () => {
    const answer = await send('/mening?pagina=%2Fa', 'answer=ja')
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/a#bedankt-voor-je-mening'])
    expect(countSurvey).toHaveBeenCalledExactlyOnceWith('/a', 'ja')
  })
  it.each(['/mijn', '/zoekresultaat', '/404'])('counts %s, which is no content', async (page) => {
    const answer = await send(`/mening?pagina=${encodeURIComponent(page)}`, 'answer=nee')
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${page}#bedankt-voor-je-mening`])
    expect(countSurvey).toHaveBeenCalledExactlyOnceWith(page, 'nee')
  })
  it('is limited per internet address, and then counts nothing', async () => {
    limit.mockRejectedValueOnce(new Fault(429, 'too-many-requests', 'Dit gaat te snel.'))
    const answer = await send('/mening?pagina=%2Fa', 'answer=ja')
    // the button leads to the page, since there is no page at `/mening`
    expect([answer.statusCode, answer.payload]).toEqual([429, 'Dit gaat te snel. /a'])
    expect(limit).toHaveBeenCalledWith('127.0.0.1')
    expect(countSurvey).not.toHaveBeenCalled()
  })
  it.each([
    ['/mening?pagina=https://evil.example', 'answer=ja'],
    ['/mening?pagina=%2Fnee', 'answer=ja'],
    ['/mening?pagina=%2Fmijn%2Faanvragen%2F7KQM-X4TF', 'answer=ja'],
    ['/mening?pagina=%2Fa', 'answer=misschien'],
    ['/mening', ''],
  ])('refuses %s %s', async (url, payload) => {
    expect((await send(url, payload)).statusCode).toBe(400)
    expect(countSurvey).not.toHaveBeenCalled()
  })
  it('refuses a large body', async () => {
    expect((await send('/mening?pagina=%2Fa', `answer=${'x'.repeat(2000)}`)).statusCode).toBe(413)
  })
})
