import { Fault } from '../../core/kernel/fault.ts'
import { isLoggedIn, isMember, type Viewer } from '../../core/kernel/viewer.ts'
import type { Context } from './context.ts'

/** Who may do what. Every verb that changes something asks first. */
const rules = {
  'klusservice.book': () => true,
  'files.upload': () => true,
  'account.login': () => true,
  'vve-membership.register': () => true,
  'hypotheekwacht.validate-email': () => true,
  'hypotheekwacht.register': () => true,
  'hypotheekwacht.stop': isLoggedIn,
  'account.logout': () => true,
  'account.register': () => true,
  'account.activate': () => true,
  'account.forgotten-password': () => true,
  'account.set-password': () => true,
  'account.change-address': isLoggedIn,
  'account.change-phones': isLoggedIn,
  'account.change-iban': isLoggedIn,
  'account.change-email': isLoggedIn,
  'account.confirm-email': () => true,
  'account.prove-email': isLoggedIn,
  'account.change-password': isLoggedIn,
  'account.delete': isLoggedIn,
  'account.my-data': isLoggedIn,
  'submission.detach': isLoggedIn,
  'account.update-community-alias': isLoggedIn,
  'contact.cancel-membership': () => true,
  'contact.withdraw-cancellation': isLoggedIn,
  'becomeamember.register': () => true,
} satisfies Record<string, (viewer: Viewer) => boolean>

export type Action = keyof typeof rules

/** All of them. */
export const actions = Object.keys(rules) as Action[]

/**
 * The first line of every verb.
 * @throws Fault 401 for a visitor and 403 for anybody else who may not.
 */
export const allow = async (ctx: Context, action: Action): Promise<void> => {
  const rule: (viewer: Viewer) => boolean = rules[action]
  const viewer = await ctx.viewer()
  if (rule(viewer)) return
  if (!isLoggedIn(viewer)) throw new Fault(401, 'login-required', 'Log in om verder te gaan.')
  throw new Fault(
    403,
    'not-allowed',
    isMember(viewer) ? 'Dit mag je niet doen.' : 'Dit is alleen voor leden.',
  )
}
