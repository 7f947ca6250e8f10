import { email } from '../fields/email.ts'
import { emailAgain, emailsDiffer } from '../fields/email-again.ts'
import { group } from '../fields/group.ts'

/** An e-mail address typed twice; capitals make no difference (spec 002 section 5.3). */
export const emailWithRepeat = group(
  { email, emailAgain },
  {
    rules: [
      {
        field: 'emailAgain',
        message: emailsDiffer,
        ok: ({ email, emailAgain }) => email.toLowerCase() === emailAgain.toLowerCase(),
      },
    ],
  },
)
