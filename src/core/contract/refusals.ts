// Errors that several calls describe in the same words.

export const loginRequired = { status: 401, code: 'login-required', when: 'je bent niet ingelogd' }

/** Error of every call of the office that wants somebody who is logged in there. */
export const staffLoginRequired = {
  status: 401,
  code: 'login-required',
  when: 'je bent niet ingelogd in het kantoor, of je sessie is voorbij',
}

/** Error of every call of the office that not every role may make. */
export const notAllowed = { status: 403, code: 'not-allowed', when: 'dit hoort niet bij jouw rol' }

/** Errors of calls of the office about one request. */
export const notOwnWork = { status: 403, code: 'not-allowed', when: 'dit hoort niet bij jouw rol of loket' }
export const requestUnknown = {
  status: 404,
  code: 'not-found',
  when: 'er is geen aanvraag met deze referentie',
}
export const requestChanged = {
  status: 409,
  code: 'changed',
  when: 'de aanvraag veranderde nadat je die opende; de zin zegt door wie en wanneer',
}
export const requestNotNow = {
  status: 409,
  code: 'not-now',
  when: 'dit kan niet met de aanvraag zoals zij nu is',
}

/** Error of every call by which somebody takes work, while they are reported absent. */
export const absentNow = { status: 409, code: 'absent', when: 'je staat als afwezig' }

/** Error of every call of the office that wants the second factor again (`x-step-up`). */
export const stepUpNeeded = {
  status: 403,
  code: 'step-up-needed',
  when: 'de tweede factor is langer dan vijf minuten geleden gegeven',
}

/** Error of every call that takes a second factor. */
export const codeWrong = {
  status: 400,
  code: 'code-wrong',
  when: 'de code klopt niet, is al gebruikt of is te oud',
}

/** Error of every call about a passkey: it is bound to a name, so none works at a bare internet address. */
export const passkeyNotHere = {
  status: 409,
  code: 'passkey-not-here',
  when: 'het kantoor is geopend op een adres waar een passkey niet werkt',
}

export const tooManyPasswords = {
  status: 429,
  code: 'too-many-requests',
  when: 'er is te vaak een wachtwoord geprobeerd',
}

export const linkOver = {
  status: 410,
  code: 'link-over',
  when: 'de link is gebruikt, verlopen of klopt niet',
}

export const emailTaken = {
  status: 409,
  code: 'email-taken',
  when: 'er is al een account met dit e-mailadres',
}

export const keyReused = {
  status: 422,
  code: 'idempotency-key-reused',
  when: 'de sleutel hoort bij een andere inzending',
}

/** Error of every call that asks for a solved challenge (D21). */
export const captchaNeeded = {
  status: 403,
  code: 'captcha-failed',
  when: 'de beveiligingscontrole ontbreekt, is vervalst of al gebruikt',
}

/** Error of every call that makes an appointment, beyond the first few from one address (D90). */
export const checkNeeded = {
  status: 403,
  code: 'captcha-needed',
  when: 'vanaf dit adres zijn al meer afspraken gemaakt: stuur een opgeloste beveiligingscontrole mee in `captcha-token`',
}

/** Error of every call that takes a time, when somebody else was first (D54). */
export const slotTaken = {
  status: 409,
  code: 'slot-taken',
  when: 'iemand anders heeft het tijdstip net gekozen',
}

/** Error of every call that cannot do without a partner; `when` says which. */
export const partnerAway = (when: string) => ({ status: 503, code: 'partner-unavailable', when })

/** Error of every call that states the price that its sender saw (D56). */
export const priceChanged = {
  status: 409,
  code: 'price-changed',
  when: 'de prijs is een andere dan acceptedPriceInCents',
}

export const filesRefused = [
  { status: 413, code: 'body-too-large', when: 'de hele inzending is te groot' },
  { status: 507, code: 'no-room', when: 'er is geen plaats voor meer bestanden' },
] as const
