import { randomInt } from 'node:crypto'
import { expect } from 'vitest'
import { endpointOf } from '../../src/core/contract/endpoint.ts'
import * as calls from '../../src/core/contract/home-insurance/home-insurance-calls.ts'
import { submit, validate } from '../../src/core/contract/home-insurance/home-insurance-operations.ts'
import { fieldToday } from '../../src/core/fields/brick/today.ts'
import type { BlockAnswers } from '../../src/core/insurance/blocks.ts'
import type { Quote } from '../../src/core/insurance/comparison.ts'
import { totalOf } from '../../src/core/insurance/insurance-words.ts'
import { premiumAnswersOf } from '../../src/core/insurance/premium-answers.ts'
import { PartnerError, type Problem } from '../../src/core/kernel/fault.ts'
import { type Insurer, insurerName } from '../../src/server/ports/insurer.ts'
import { serviceOf } from './cancellation-letters.ts'
import { travellingClock } from './clock.ts'
import { type Case, type DrawnAnswers, drawAnswers } from './insurance-answers.ts'
import { submitBody } from './insurance-bodies.ts'
import { newVisitor } from './new-visitor.ts'
import { randomFrom } from './random.ts'
import { openTestServer, type TestServer } from './server.ts'
import { sendingTo } from './submission.ts'

export const allFour: Case = {
  packages: ['Home', 'Content', 'Liability', 'Legal'],
  isOwner: true,
  isApartment: false,
}
export const contentsAndLegal: Case = { ...allFour, packages: ['Content', 'Legal'] }

const away = async (): Promise<never> => {
  throw new PartnerError(insurerName, 'unreachable')
}
/** An insurer whose every call fails. */
export const silentInsurer: Insurer = { home: away, compare: away, submit: away, status: away }

/** The request for a quote on these answers. */
export const questionFor = ({ property, asked }: Pick<DrawnAnswers, 'property' | 'asked'>) => ({
  ...property,
  ...premiumAnswersOf(asked as BlockAnswers),
})

/** An application at the premiums of this quote, as a browser sends it. */
export const bodyOfQuote = (of: DrawnAnswers, { code, insurances }: Quote) =>
  submitBody(of, { code, premium: totalOf(insurances, of.packages).total })

const quoteFor = async ({ app, logged }: TestServer, of: DrawnAnswers): Promise<Quote> => {
  const payload = questionFor(of)
  const answer = await app.inject({
    ...{ method: 'POST', url: calls.quote.path, payload },
    remoteAddress: newVisitor(),
  })
  if (answer.statusCode !== 200) throw new Error(`No quote: ${answer.body}\n${logged()}`)
  return answer.json<Quote>()
}

/**
 * Answers to every question that an application for these insurances asks. The home is at a random postcode, so that no other
 * test uses it, and no answer corrects what the insurer knows of it.
 */
export const plainAnswersOf = (one: Case, startDate: string): DrawnAnswers => {
  const drawn = drawAnswers(randomFrom(4), one, startDate)
  const { numberOfRooms, outsideWallType, builtType, roofType, dateOfBirth, familyComposition } =
    drawn.property
  const property = {
    ...{ postcode: `${randomInt(1000, 9999)}AB`, houseNumber: randomInt(1, 800) },
    ...{ streetName: 'Voorbeeldlaan', placeName: 'Amersfoort' },
    ...{ numberOfRooms, outsideWallType, builtType, roofType, dateOfBirth, familyComposition },
  }
  // somebody who cancels an insurance must have one
  const has = { haveTakenInsurance: 'yes' as const }
  return {
    ...drawn,
    property: property as DrawnAnswers['property'],
    all: { ...drawn.all, general: { ...drawn.all.general, ...has } },
    asked: { ...drawn.asked, general: { ...drawn.asked.general, ...has } },
  }
}

/**
 * Opens a server, with ways to apply for insurances there. Fields judge days by the machine's clock, so the first insured day is
 * a day of that clock.
 */
export const openApplications = async (startDate = fieldToday()) => {
  const clock = travellingClock('2026-11-20T14:00:00Z')
  const server = await openTestServer({ clock })

  const answersOf = (one: Case = contentsAndLegal) => plainAnswersOf(one, startDate)
  const bodyFor = async (of: DrawnAnswers) => bodyOfQuote(of, await quoteFor(server, of))
  const goodOf = (one?: Case) => bodyFor(answersOf(one))
  const good = async () => ({ ...(await goodOf()), cancellationService: serviceOf(server) })

  const endpoint = endpointOf(calls.submit, submit)
  const { send, takenIn } = sendingTo({ server, endpoint, good })
  const { send: check } = sendingTo({ server, endpoint: endpointOf(calls.validate, validate), good })
  /** Sends an application that `validate` and `submit` must both refuse, and answers their common refusal. */
  const refused = async (body: unknown, cookie = '') => {
    const checked = await check(body, undefined, cookie)
    const sent = await send(body, undefined, cookie)
    const { code, errors } = sent.json<Problem>()
    expect(sent.statusCode, sent.body).toBe(checked.statusCode)
    expect(checked.json()).toMatchObject({ code, ...(errors && { errors }) })
    return { status: sent.statusCode, code, errors }
  }
  return { clock, server, answersOf, bodyFor, goodOf, good, endpoint, send, takenIn, check, refused }
}

export type ApplicationBody = ReturnType<typeof submitBody>
