import { agreeCollection } from '../../core/fields/consent.ts'
import { type AnyGroup, group } from '../../core/fields/group.ts'
import { iban } from '../../core/fields/iban.ts'
import { newPassword } from '../../core/fields/password.ts'
import { isLoggedIn, isMember, type Viewer } from '../../core/kernel/viewer.ts'

/** By the name of a call: fields of its body that this viewer must fill in beside what its contract demands of all. */
export type Demands = Readonly<Record<string, (viewer: Viewer) => AnyGroup | undefined>>

const payment = group({ accountNumber: iban, agreeCollection })
const account = group({ personalInformation: group({ password: newPassword }) })

/**
 * What services demand of some viewers only, so that a refused body is told all of it at once. The services judge it
 * themselves: this only adds sentences to a refusal.
 */
export const demands: Demands = {
  'hypotheekwacht.register': (viewer) => (isMember(viewer) ? undefined : payment),
  'becomeamember.register': (viewer) => (isLoggedIn(viewer) ? undefined : account),
}
