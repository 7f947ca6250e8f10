import { afterAll, describe, expect, test } from 'vitest'
import {
  type ApplicationBody,
  allFour,
  openApplications,
} from '../../../../test/kit/applying-for-insurance.ts'
import { allCases, drawAnswers, isInsurable } from '../../../../test/kit/insurance-answers.ts'
import { randomFrom } from '../../../../test/kit/random.ts'
import { put } from '../../../../test/kit/request-values.ts'
import { required } from '../../../core/fields/brick/sentences.ts'
import { fieldToday } from '../../../core/fields/brick/today.ts'

const startDate = fieldToday()
const { server, bodyFor, takenIn, check, refused } = await openApplications(startDate)
afterAll(() => server.close())

const seed = Number(process.env.SEED ?? Math.trunc(Math.random() * 1_000_000_000))
const rounds = 500
/** Milliseconds after which a test that hangs is ended. */
const timeout = 1_800_000

describe(`${rounds} random sets of answers to the questions of the text, SEED=${seed}`, () => {
  const drawn = function* (many: number) {
    for (let own = seed; own < seed + many; own++) {
      const random = randomFrom(own)
      yield {
        of: drawAnswers(random, allCases[own % allCases.length] ?? allFour, startDate),
        random,
        name: `SEED=${own}`,
      }
    }
  }

  test('are taken in with their quote, and nothing else is kept', { timeout }, async () => {
    for (const { of, name } of drawn(rounds)) {
      const body = await bodyFor(of)
      if (!isInsurable(of)) {
        const answer = await check(body)
        expect(answer.statusCode, `${name} ${answer.body}`).toBe(400)
        continue
      }
      // an answer to every question, also to those that are not asked
      const sent = { ...body, answers: { ...body.answers, ...of.all } }
      const { row } = await takenIn(sent)
      const { kept } = row.request as { kept: ApplicationBody }
      const { insurances, property, ...blocks } = kept.answers
      expect(insurances, name).toEqual(of.packages)
      expect(property, name).toMatchObject({ postcode: of.property.postcode })
      expect(blocks, name).toEqual(of.asked)
    }
  })

  test('are refused without an answer that is asked, by both calls, with its sentence', {
    timeout,
  }, async () => {
    for (const { of, random, name } of drawn(Math.ceil(rounds / 5))) {
      if (!isInsurable(of)) continue
      const body = await bodyFor(of)
      const fields = Object.entries(of.asked).flatMap(([block, asked]) =>
        Object.keys(asked).map((field) => [block, field] as const),
      )
      const [block, field] = random.of(fields.filter(([, one]) => !one.startsWith('endDatePrevious')))
      const { status, errors = {} } = await refused(put(body, ['answers', block, field], undefined))
      expect(status, `${name} ${block}.${field}`).toBe(400)
      expect(errors[`answers.${block}.${field}`], `${name} ${block}.${field}`).toEqual([required])
    }
  })
})
