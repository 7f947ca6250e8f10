import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import { type SurveyAnswer, surveyAnswers } from '../../services/content/count-survey.ts'
import type { Watch } from '../../services/content/watch.ts'
import { keepPrivate } from './send.ts'

const asked = z.object({ pagina: z.string() })
const given = z.object({ answer: z.enum(surveyAnswers) })

interface Options {
  watch: Watch
  countSurvey(page: string, answer: SurveyAnswer): Promise<void>
}

/**
 * `POST /mening?pagina=/contact` with `answer=ja` counts an answer to "did this page help?". It is the address of
 * a plain form: a browser is led back to the page, a script that asks for JSON gets 204.
 */
export const survey = async (app: FastifyInstance, { watch, countSurvey }: Options): Promise<void> => {
  await app.register(async (inner) => {
    // only here: every other call of the site takes JSON or multipart
    inner.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    inner.post('/mening', async (request, reply) => {
      keepPrivate(reply)
      const page = asked.safeParse(request.query).data?.pagina
      const answer = given.safeParse(request.body).data?.answer
      if (!page || !answer || !watch.site().pages.has(page)) return refuse(reply)
      await countSurvey(page, answer)
      if (request.headers.accept?.includes('application/json')) return reply.code(204).send()
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
