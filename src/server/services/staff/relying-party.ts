import { Fault } from '../../../core/kernel/fault.ts'
import { isBareAddress, noPasskeyHere } from '../../../core/staff/passkey-address.ts'
import type { RequestContext } from '../context.ts'

/**
 * What a passkey of the office is bound to: the host of the public address (`rpID` of WebAuthn) and the origin of its pages.
 * @throws Fault 409 `passkey-not-here` where the office was opened by an internet address: WebAuthn knows names only.
 */
export const relyingParty = async (ctx: RequestContext): Promise<{ rpID: string; origin: string }> => {
  const { hostname, origin } = new URL((await ctx.sender()).siteUrl)
  // a demonstration, which is called localhost, is reached at 127.0.0.1 as well
  if (isBareAddress(hostname === 'localhost' ? ctx.hostname : hostname))
    throw new Fault(409, 'passkey-not-here', noPasskeyHere)
  return { rpID: hostname, origin }
}
