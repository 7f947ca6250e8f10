import { describe, expect, it } from 'vitest'
import { mailLater, mailLeftOut } from '../../../core/fields/brick/sentences.ts'
import { refusal } from '../testing/test-environment.ts'
import { open, order, walkTo } from '../testing/test-trial.ts'

const atEnd = async () => {
  const opened = open()
  await walkTo(opened, 'overzicht')
  return opened
}

describe('a submission of which the server asks or says more', () => {
  it('solves a check where one is asked, and sends the same key again', async () => {
    const opened = await atEnd()
    const { environment, store } = opened
    environment.answerWith(order, ({ captcha }) => {
      if (captcha === undefined) throw refusal(403, 'captcha-needed')
      return { reference: '7KQM-X4TF' }
    })
    await store.next()
    expect(environment.left).toBe('/bedankt')
    expect(new Set(environment.callsOf(order).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
    expect(environment.callsOf(order).map(({ captcha }) => captcha)).toEqual([undefined, 'solved'])
  })

  it('tells what was refused where no check can be solved', async () => {
    const opened = await atEnd()
    opened.environment.refuse(order, refusal(403, 'captcha-needed'))
    opened.environment.solveCaptcha = async () => Promise.reject(new Error('no worker'))
    await opened.store.next()
    expect(opened.store.getSnapshot()).toMatchObject({ trouble: { sentence: 'Geweigerd.' }, busy: 'no' })
  })

  it.each([
    ['later', mailLater],
    ['none', mailLeftOut],
  ])('tells that the mail comes %s', async (mail, value) => {
    const opened = await atEnd()
    opened.environment.answerWith(order, () => ({ reference: '7KQM-X4TF', mail }))
    await opened.store.next()
    expect(opened.environment.confirmations.at(-1)?.lines.at(-1)).toEqual({ label: 'Let op', value })
  })
})
