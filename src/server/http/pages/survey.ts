import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import { surveyAnswers } from '../../../core/contract/survey/survey-operations.ts'
import type { Fault } from '../../../core/kernel/fault.ts'
import { isSurveyPage } from '../../../core/rules/survey-pages.ts'
import type { SurveyAnswer } from '../../services/content/count-survey.ts'
import type { LiveContent } from '../../services/content/reload.ts'
import { acceptFormBodies } from '../form-body.ts'
import { isTooOften } from './rate-limit-page.ts'
import { keepPrivate } from './send.ts'

const asked = z.object({ pagina: z.string() })
const given = z.object({ answer: z.enum(surveyAnswers) })

interface Options {
  watch: LiveContent
  countSurvey(page: string, answer: SurveyAnswer): Promise<void>
  /**
   * Counts a submission of an internet address.
   * @throws Fault 429.
   */
  limit(ip: string): Promise<void>
  wait(reply: FastifyReply, fault: Fault, path: string): FastifyReply
}

/**
 * `POST /mening?pagina=/contact` with `answer=ja`: the plain form of the question "did this page help?", for a browser without a
 * script. With a script the answer goes to `POST /api/survey`.
 */
export const survey = async (
  app: FastifyInstance,
  { watch, countSurvey, limit, wait }: Options,
): Promise<void> => {
  await app.register(async (inner) => {
    await acceptFormBodies(inner)
    inner.post('/mening', async (request, reply) => {
      keepPrivate(reply)
      const page = asked.safeParse(request.query).data?.pagina
      const answer = given.safeParse(request.body).data?.answer
      const isKnown = page !== undefined && (isSurveyPage(page) || watch.site().pages.has(page))
      if (!isKnown || !answer) return refuse(reply)
      try {
        await limit(request.ip)
      } catch (thrown) {
        // the button leads back to the page with the form, as there is no page at `/mening`
        if (isTooOften(thrown)) return wait(reply, thrown, page)
        throw thrown
      }
      await countSurvey(page, answer)
      return reply.redirect(`${page}#bedankt-voor-je-mening`, 303)
    })
  })
}

const refuse = (reply: FastifyReply) =>
  reply
    .code(400)
    .type('application/problem+json')
    .send(
      JSON.stringify({
        title: 'Deze pagina of dit antwoord kennen we niet.',
        status: 400,
        code: 'invalid-fields',
      }),
    )
