import { quickToken } from '../../test/kit/captcha.ts'
import { openTestServer } from '../../test/kit/server.ts'
import type { Measurement } from '../promise.ts'
import { spreadOf } from '../statistics.ts'

const rounds = 5
/**
 * Measures how much longer a log-in is refused for a name that has an account than for one that has none: whoever could measure
 * it would know who is a member. A refusal that hashes nothing takes a tenth of the time.
 */
export async function measureRefusedLogins(): Promise<Measurement> {
  await using server = await openTestServer()
  const refusedIn = async (username: string) => {
    const token = await quickToken(server.runtime)
    const begun = performance.now()
    await server.app.inject({
      method: 'POST',
      url: '/api/v2/account/login',
      payload: { token, username, password: 'Geraden-geraden' },
    })
    return performance.now() - begun
  }
  const ratios: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const known = await refusedIn('lid@voorbeeld.nl')
    const unknown = await refusedIn('niemand@voorbeeld.nl')
    // the first round does not count, as it loads modules for the others
    if (round > 0) ratios.push(Math.max(known / unknown, unknown / known))
  }
  return {
    what: 'A log-in refused for a name that has an account, against one that has none',
    spread: spreadOf(ratios),
    unit: 'ratio',
    bound: { side: 'at most', value: 2 },
    note: `the slower one against the quicker one, median of ${rounds} pairs`,
  }
}
