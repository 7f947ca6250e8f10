import { group } from '../fields/brick/group.ts'
import { email } from '../fields/person/email.ts'
import { emailAgain, emailsDiffer } from '../fields/person/email-again.ts'

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
