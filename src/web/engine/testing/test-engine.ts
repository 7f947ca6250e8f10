import { describe } from 'vitest'
import { testGuarding } from './test-guarding.ts'
import { testMoving } from './test-moving.ts'
import { testSending } from './test-sending.ts'
import { asGiven, type FunnelTrial } from './test-walk.ts'

/**
 * Tries what the engine does for any funnel: moving, sending and guarding. The engine's own tests do so on trial funnels; the
 * long round does so on every funnel.
 */
export const testEngine = (given: FunnelTrial): void => {
  const tried = asGiven(given)
  const { slug, exits, leadsTo, onLeave } = tried.funnel
  describe(`${slug}: moving`, () => testMoving(tried))
  if (!leadsTo && Object.keys(exits).length > 0) describe(`${slug}: sending`, () => testSending(tried))
  if (onLeave) describe(`${slug}: guarding`, () => testGuarding(tried))
}
