import { fullLastName, suffix } from '../../../core/contract/handyman/handyman-operations.ts'
import { insideOptional, requestSchemaOf } from '../../../core/contract/request-schema.ts'
import { alias } from '../../../core/fields/account/alias.ts'
import { newPassword } from '../../../core/fields/account/new-password.ts'
import { password } from '../../../core/fields/account/password.ts'
import { username } from '../../../core/fields/account/username.ts'
import type { AnyBrick } from '../../../core/fields/brick/brick.ts'
import { readableLine, readableLines } from '../../../core/fields/brick/text.ts'
import { addition, chooseAddition } from '../../../core/fields/home/addition.ts'
import { city } from '../../../core/fields/home/city.ts'
import { complexConstructionYear, constructionYear } from '../../../core/fields/home/construction-year.ts'
import { postcode } from '../../../core/fields/home/postcode.ts'
import { streetName } from '../../../core/fields/home/street-name.ts'
import { vveName } from '../../../core/fields/home/vve-name.ts'
import { cancellationDate, policyNumber } from '../../../core/fields/insurance/insurance-cancellation.ts'
import { giftCode } from '../../../core/fields/payment/gift-code.ts'
import { iban } from '../../../core/fields/payment/iban.ts'
import { transactionId } from '../../../core/fields/payment/transaction-id.ts'
import { contactName } from '../../../core/fields/person/contact-name.ts'
import { dateOfBirth } from '../../../core/fields/person/date-of-birth.ts'
import { email } from '../../../core/fields/person/email.ts'
import { firstName } from '../../../core/fields/person/first-name.ts'
import { infix } from '../../../core/fields/person/infix.ts'
import { initials, registrantInitials } from '../../../core/fields/person/initials.ts'
import { kvkNumber } from '../../../core/fields/person/kvk-number.ts'
import { landline } from '../../../core/fields/person/landline.ts'
import { lastName, registrantLastName } from '../../../core/fields/person/last-name.ts'
import { mobile } from '../../../core/fields/person/mobile.ts'
import { phoneNumber } from '../../../core/fields/person/phone-number.ts'
import { relationId } from '../../../core/fields/person/relation-id.ts'
import { reference } from '../../../core/fields/request/reference.ts'
import { requestReference } from '../../../core/fields/request/request-reference.ts'
import { generalAsks } from '../../../core/insurance/general-asks.ts'
import { previousInsuranceEnd } from '../../../core/insurance/legal-history-asks.ts'

// Facts about bricks that their schemas do not contain: how a text may be written before clean-up brings it in its usual form,
// and rules that JSON Schema cannot express. They stand here and not in the brick, since a browser has no use for them.
// both-ways.test.ts holds every pattern to what the server accepts.

export interface BrickTexts {
  /** Pattern and lengths of the text as it may be sent, in place of those of the cleaned-up text. */
  sendableText?: { pattern: string; minLength?: number; maxLength?: number }
  pattern?: string
  /** A Dutch sentence about what a program cannot check by the schema. */
  rule?: string
}

const within = (inner: string) => readableLine.source.replace('^', `^${inner}`)
/** At most 30 accents in a row: no text of any language has more of them. */
const fewMarks = '(?![\\s\\S]*\\p{M}{31})'
/** Not only characters that clean-up removes. */
const filledLine = `(?![\\s\\u2800\\p{Default_Ignorable_Code_Point}]*$)${fewMarks}`
const filledLines = `(?![\\s\\p{Bidi_Control}]*$)${fewMarks}`

/** Patterns of text that may be sent, by the pattern of the text that is kept. */
export const writtenAs: Readonly<Record<string, string>> = {
  [readableLine.source]: within(filledLine),
  // any kind of line break is accepted, and kept as `\n`
  [readableLines.source]: readableLines.source
    .replace('^', `^${filledLines}`)
    .replace('[\\n\\t]', '[\\r\\n\\t]'),
}

const oneName = "^['’‘ʼ]?\\p{L}[\\p{L}\\p{M}\\p{Join_Control}'’‘ʼ.,& \\/-]*$"
const hasLetter = within('(?=.*\\p{L})(?![\\s\\S]*\\p{M}{31})')
const noAddress = 'Geen webadres, en geen / : @ buiten afkortingen als v/d.'
const phone = { pattern: '^\\+?[0-9][0-9 ()-]{3,24}$' }
const referenceSign = '[2346789BCDFGHJKMPQRTVWXYbcdfghjkmpqrtvwxy]'
const writtenReference = {
  sendableText: { pattern: `^${referenceSign}{4}[- ]?${referenceSign}{4}$` },
  rule: 'Het laatste teken hoort bij de andere.',
}
const emailPattern = String(requestSchemaOf(email).pattern)

const brickTexts: readonly (readonly [AnyBrick, BrickTexts])[] = [
  [addition, { pattern: `^(?!\\s*${chooseAddition}\\s*$)` }],
  [
    alias,
    {
      pattern: '^[^\\p{Cf}\\p{Default_Ignorable_Code_Point}]*$',
      rule: 'Een naam die lijkt op die van de vereniging of van een ander kan niet.',
    },
  ],
  [city, { sendableText: { pattern: hasLetter, maxLength: 80 }, rule: noAddress }],
  [complexConstructionYear, { rule: 'Niet na dit jaar.' }],
  [constructionYear, { rule: 'Niet na dit jaar.' }],
  [cancellationDate, { rule: 'Van vandaag tot en met twee jaar vooruit.' }],
  [dateOfBirth, { pattern: '^(?:19|20)', rule: 'Niet na vandaag.' }],
  [generalAsks.startDate, { rule: 'Van vandaag tot en met een jaar vooruit.' }],
  [previousInsuranceEnd, { rule: 'Vanaf 1950 tot en met het jaar over twee jaar.' }],
  [
    policyNumber,
    { rule: 'Begint met een letter of cijfer; daarna ook punten, streepjes, komma’s en spaties.' },
  ],
  [fullLastName, { sendableText: { pattern: hasLetter, maxLength: 129 }, rule: noAddress }],
  [giftCode, { sendableText: { pattern: '^[A-Za-z0-9]{4}(?:[- ]?[A-Za-z0-9]{4}){3}$' } }],
  [
    iban,
    {
      sendableText: { pattern: '^[A-Za-z]{2}[0-9]{2}(?:[ -]?[A-Za-z0-9]){8,30}$' },
      rule: 'Lengte, bank en controlegetal moeten kloppen voor het land.',
    },
  ],
  [registrantInitials, { sendableText: { pattern: '^[. ]*(?:\\p{L}\\p{M}*[. ]*){1,20}$', maxLength: 40 } }],
  [initials, { sendableText: { pattern: '^[. ]*(?:\\p{L}\\p{M}*[. ]*){1,20}$', maxLength: 40 } }],
  [infix, { pattern: oneName, rule: noAddress }],
  [kvkNumber, { sendableText: { pattern: '^[0-9]{8}$' } }],
  [
    landline,
    {
      sendableText: phone,
      rule: 'Een geldig nummer volgens het nummerplan van het land; geen Nederlands 06-nummer.',
    },
  ],
  [firstName, { sendableText: { pattern: hasLetter, maxLength: 64 }, rule: noAddress }],
  [registrantLastName, { sendableText: { pattern: hasLetter, maxLength: 64 }, rule: noAddress }],
  [lastName, { sendableText: { pattern: hasLetter, maxLength: 64 }, rule: noAddress }],
  [contactName, { sendableText: { pattern: hasLetter, minLength: 2, maxLength: 100 }, rule: noAddress }],
  [
    mobile,
    {
      sendableText: phone,
      rule: 'Een Nederlands 06-nummer, of een geldig buitenlands nummer met een + ervoor.',
    },
  ],
  [
    newPassword,
    {
      pattern: '^[^\\u0000\\p{Cs}]*$',
      rule: 'Moeilijk te raden (een sterkte van ten minste 3 van 4, niet gelekt en zonder woorden van de vereniging), en zonder het e-mailadres.',
    },
  ],
  [password, { pattern: '^[^\\u0000\\p{Cs}]*$' }],
  [
    phoneNumber,
    { sendableText: phone, rule: 'Een geldig nummer volgens het nummerplan van het land, mobiel of vast.' },
  ],
  [postcode, { sendableText: { pattern: '^[1-9][0-9]{3} ?(?![Ss][AaDdSs])[A-Za-z]{2}$' } }],
  [reference, writtenReference],
  [requestReference, writtenReference],
  [relationId, { sendableText: { pattern: '^[0-9]{1,8}$' } }],
  [transactionId, { pattern: '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }],
  [streetName, { sendableText: { pattern: hasLetter, maxLength: 80 }, rule: noAddress }],
  [suffix, { sendableText: { pattern: '^[1-9][0-9]{0,4}(?: [^\\p{Cc}]{1,10})?$' } }],
  [username, { sendableText: { pattern: `^[0-9]{1,8}$|${emailPattern}`, maxLength: 254 } }],
  [vveName, { rule: 'Geen webadres en geen e-mailadres.' }],
]
const bySchema = new Map(brickTexts.map(([brick, said]) => [brick.schema as unknown, said]))

/** The facts about a brick, or about the brick that it was derived from. */
export const brickTextsOf = (brick: AnyBrick): BrickTexts => {
  let schema: ReturnType<typeof insideOptional> | undefined = insideOptional(brick.schema)
  while (schema) {
    const found = bySchema.get(schema)
    if (found) return found
    schema = schema._zod.parent
  }
  return {}
}
