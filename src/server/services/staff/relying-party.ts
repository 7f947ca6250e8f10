import { isIP } from 'node:net'
import { Fault } from '../../../core/kernel/fault.ts'
import type { RequestContext } from '../context.ts'

const isBareAddress = (host: string): boolean => isIP(host.replace(/^\[|\]$/g, '')) > 0

/**
 * What a passkey of the office is bound to: the host of the public address (`rpID` of WebAuthn) and the origin of its pages.
 * @throws Fault 409 `passkey-not-here` where the office was opened by an internet address: WebAuthn knows names only.
 */
export const relyingParty = async (ctx: RequestContext): Promise<{ rpID: string; origin: string }> => {
  const { hostname, origin } = new URL((await ctx.sender()).siteUrl)
  // a demonstration, which is called localhost, is reached at 127.0.0.1 as well
  if (isBareAddress(hostname === 'localhost' ? ctx.hostname : hostname))
    throw new Fault(
      409,
      'passkey-not-here',
      'Een passkey werkt niet op dit adres. Open het kantoor op localhost, of gebruik een code.',
    )
  return { rpID: hostname, origin }
}
