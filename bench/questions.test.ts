import { Agent } from 'node:http'
import { expect, it } from 'vitest'
import { systemClock } from '../src/core/kernel/clock.ts'
import { standIn } from '../src/server/adapters/handyman-http/stand-in.ts'
import { calls } from '../src/server/adapters/handyman-http/wire.ts'
import { signedCaller } from '../src/server/ports/signed-http.ts'
import { askAgain, openQuestions } from './questions.ts'

it('hears what a signed caller asks, and asks the same again', async () => {
  const partner = await standIn()
  await using questions = await openQuestions(partner.settings)
  const { HANDYMAN_URL: url = '', HANDYMAN_SECRET: secret = '' } = questions.settings
  const caller = signedCaller('handyman', { url, secret, timeout: 5000 }, systemClock)
  const heard = await questions.during(() => caller.ask(calls.tasks))
  expect(heard).toMatchObject([{ setting: 'HANDYMAN_URL', path: '/partner/v1/tasks' }])
  const agent = new Agent({ keepAlive: true })
  expect(await askAgain(heard, partner.settings, agent)).toEqual([expect.stringContaining('lekkende-kraan')])
  agent.destroy()
  await partner.close()
})
