import type { Contract } from '../../core/contract/index.ts'
import { activate } from '../services/account/activate.ts'
import { changeAddress, changePhones } from '../services/account/change-details.ts'
import { changeEmail, confirmEmail } from '../services/account/change-email.ts'
import { changeIban } from '../services/account/change-iban.ts'
import { changePassword } from '../services/account/change-password.ts'
import { deleteAccount } from '../services/account/delete-account.ts'
import { forgottenPassword } from '../services/account/forgotten-password.ts'
import { logIn } from '../services/account/log-in.ts'
import { logOut } from '../services/account/log-out.ts'
import { readLoginState, readMe } from '../services/account/me.ts'
import { readMyData } from '../services/account/my-data.ts'
import { registerAccount } from '../services/account/register.ts'
import { setPassword } from '../services/account/set-password.ts'
import { lookUpAddress } from '../services/addresses/lookup.ts'
import { cancel } from '../services/cancellation/cancel.ts'
import { withdraw } from '../services/cancellation/withdraw.ts'
import { makeChallenge } from '../services/captcha/challenge.ts'
import { setAlias } from '../services/community/set-alias.ts'
import { readIdentity } from '../services/community/tickets.ts'
import { answerSurvey } from '../services/content/answer-survey.ts'
import { recordEvent } from '../services/events/record.ts'
import { uploadFile } from '../services/files/upload.ts'
import { registerHypotheekwacht } from '../services/hypotheekwacht/register.ts'
import { validateEmail as validateWatched } from '../services/hypotheekwacht/validate-email.ts'
import { book } from '../services/klusservice/book.ts'
import { readCategories, readTasks } from '../services/klusservice/catalogue.ts'
import { readTaskRates } from '../services/klusservice/rates.ts'
import { verifyAddress } from '../services/klusservice/verify.ts'
import { checkGiftCard } from '../services/membership/gift-card.ts'
import { preCheck, validateEmail } from '../services/membership/pre-check.ts'
import { register } from '../services/membership/register.ts'
import { registerVve } from '../services/vve-membership/register.ts'
import type { Handlers } from './bind.ts'

/** Who serves which call of the contract. */
export const handlers = {
  'account.me': readMe,
  'account.login-state': readLoginState,
  'account.login': logIn,
  'account.logout': logOut,
  'account.register': registerAccount,
  'account.activate': activate,
  'account.forgotten-password': forgottenPassword,
  'account.set-password': setPassword,
  'account.change-address': changeAddress,
  'account.change-phones': changePhones,
  'account.change-iban': changeIban,
  'account.change-email': changeEmail,
  'account.confirm-email': confirmEmail,
  'account.change-password': changePassword,
  'account.delete': deleteAccount,
  'account.my-data': readMyData,
  'account.update-community-alias': setAlias,
  'account.community-identity': readIdentity,
  'addresses.lookup': lookUpAddress,
  'becomeamember.pre-check': preCheck,
  'becomeamember.validate-email': validateEmail,
  'becomeamember.register': register,
  'captcha.challenge': makeChallenge,
  'contact.cancel-membership': cancel,
  'contact.withdraw-cancellation': withdraw,
  'events.record': recordEvent,
  'files.upload': uploadFile,
  'giftcard.validate': checkGiftCard,
  'hypotheekwacht.validate-email': validateWatched,
  'hypotheekwacht.register': registerHypotheekwacht,
  'klusservice.tasks': readTasks,
  'klusservice.categories': readCategories,
  'klusservice.verify': verifyAddress,
  'klusservice.task-rates': readTaskRates,
  'klusservice.book': book,
  'survey.answer': answerSurvey,
  'vve-membership.register': registerVve,
} satisfies Handlers<Contract>
