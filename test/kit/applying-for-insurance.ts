import { randomInt } from 'node:crypto'
import { expect } from 'vitest'
import { endpointOf } from '../../src/core/contract/endpoint.ts'
import { submit, validate } from '../../src/core/contract/home-insurance.operations.ts'
import * as calls from '../../src/core/contract/home-insurance.ts'
import type { BlockAnswers } from '../../src/core/insurance/blocks.ts'
import type { Quote } from '../../src/core/insurance/comparison.ts'
import { quotedOf } from '../../src/core/insurance/quoted.ts'
import { totalOf } from '../../src/core/insurance/words.ts'
import { PartnerError, type Problem } from '../../src/core/kernel/fault.ts'
import { type Insurer, insurerName } from '../../src/server/ports/insurer.ts'
import { serviceOf } from './cancellation-letters.ts'
import { travellingClock } from './clock.ts'
import { type Case, type DrawnAnswers, drawAnswers } from './insurance-answers.ts'
import { submitBody } from './insurance-bodies.ts'
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
/** An insurer that answers nothing. */
export const silentInsurer: Insurer = { home: away, compare: away, submit: away, status: away }

/** The quote of these answers, as the calculator asks it. */
const quoteFor = async (
  { app, database, logged }: TestServer,
  { property, asked }: Pick<DrawnAnswers, 'property' | 'asked'>,
): Promise<Quote> => {
  await database.db.deleteFrom('rate_limit').execute()
  const payload = { ...property, ...quotedOf(asked as BlockAnswers) }
  const answer = await app.inject({ method: 'POST', url: calls.quote.path, payload })
  if (answer.statusCode !== 200) throw new Error(`No quote: ${answer.body}\n${logged()}`)
  return answer.json<Quote>()
}

/** A server with who applies for insurances there. The first day that is insured is `startDate`. */
export const openApplications = async (startDate = '2026-12-01') => {
  const clock = travellingClock('2026-11-20T14:00:00Z')
  const server = await openTestServer({ clock })

  /** Answers to all that is asked, of a home that no other test asks about and that corrects nothing of what the insurer knows. */
  const answersOf = (one: Case = contentsAndLegal): DrawnAnswers => {
    const drawn = drawAnswers(randomFrom(4), one, startDate)
    const { numberOfRooms, outsideWallType, builtType, roofType, dateOfBirth, familyComposition } =
      drawn.property
    const property = {
      ...{ postcode: `${randomInt(1000, 9999)}AB`, houseNumber: randomInt(1, 800) },
      ...{ streetName: 'Voorbeeldlaan', placeName: 'Amersfoort' },
      ...{ numberOfRooms, outsideWallType, builtType, roofType, dateOfBirth, familyComposition },
    }
    return { ...drawn, property: property as DrawnAnswers['property'] }
  }
  /** An application for the premium that was seen, as a browser sends it. */
  const bodyFor = async (of: DrawnAnswers) => {
    const { code, insurances } = await quoteFor(server, of)
    return submitBody(of, { code, premium: totalOf(insurances, of.packages).total })
  }
  const goodOf = (one?: Case) => bodyFor(answersOf(one))
  /** With two insurances elsewhere to cancel. */
  const good = async () => ({ ...(await goodOf()), cancellationService: serviceOf(server) })

  const endpoint = endpointOf(calls.submit, submit)
  const { send, takenIn } = sendingTo({ server, endpoint, good })
  const { send: check } = sendingTo({ server, endpoint: endpointOf(calls.validate, validate), good })
  /** What both calls answer to an application that neither takes. */
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
