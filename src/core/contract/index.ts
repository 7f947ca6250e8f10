import * as account from './account.ts'
import * as accountChanges from './account-changes.ts'
import * as addresses from './addresses.ts'
import { checkGiftCard, preCheck, register, validateEmail } from './becomeamember.ts'
import * as captcha from './captcha.ts'
import { communityIdentity, updateCommunityAlias } from './community.ts'
import { cancelMembership, withdrawCancellation } from './contact.ts'
import type { AnyEndpoint } from './endpoint.ts'
import * as events from './events.ts'
import * as files from './files.ts'
import { registerHypotheekwacht, validateEmail as validateWatched } from './hypotheekwacht.ts'
import { book, categories, taskRates, tasks, verify } from './klusservice.ts'
import * as mailedLinks from './mailed-links.ts'
import * as newAccount from './new-account.ts'
import * as survey from './survey.ts'
import { registerVve } from './vve-membership.ts'

/** Every call of the API. A call that stands here without a handler on the server does not compile. */
export const contract = {
  'account.me': account.me,
  'account.login-state': account.loginState,
  'account.login': account.logIn,
  'account.logout': account.logOut,
  'account.register': newAccount.registerAccount,
  'account.activate': mailedLinks.activate,
  'account.forgotten-password': mailedLinks.forgottenPassword,
  'account.set-password': mailedLinks.setPassword,
  'account.change-address': accountChanges.changeAddress,
  'account.change-phones': accountChanges.changePhones,
  'account.change-iban': accountChanges.changeIban,
  'account.change-email': accountChanges.changeEmail,
  'account.confirm-email': accountChanges.confirmEmail,
  'account.change-password': accountChanges.changePassword,
  'account.delete': accountChanges.deleteAccount,
  'account.my-data': accountChanges.readMyData,
  'account.update-community-alias': updateCommunityAlias,
  'account.community-identity': communityIdentity,
  'addresses.lookup': addresses.lookup,
  'becomeamember.pre-check': preCheck,
  'becomeamember.validate-email': validateEmail,
  'becomeamember.register': register,
  'captcha.challenge': captcha.challenge,
  'contact.cancel-membership': cancelMembership,
  'contact.withdraw-cancellation': withdrawCancellation,
  'events.record': events.record,
  'files.upload': files.upload,
  'giftcard.validate': checkGiftCard,
  'hypotheekwacht.validate-email': validateWatched,
  'hypotheekwacht.register': registerHypotheekwacht,
  'klusservice.tasks': tasks,
  'klusservice.categories': categories,
  'klusservice.verify': verify,
  'klusservice.task-rates': taskRates,
  'klusservice.book': book,
  'survey.answer': survey.answer,
  'vve-membership.register': registerVve,
} as const satisfies Record<string, AnyEndpoint>

export type Contract = typeof contract

/** Whether any call claims uploads (`claimsFiles`): none does yet, and until then nobody may upload. */
export const claimsFiles = (calls: Record<string, AnyEndpoint> = contract): boolean =>
  Object.values(calls).some((call) => call.claimsFiles === true)
