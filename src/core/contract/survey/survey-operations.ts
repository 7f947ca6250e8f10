import * as z from 'zod/mini'
import { wire } from '../../fields/brick/brick.ts'
import { group } from '../../fields/brick/group.ts'
import { line } from '../../fields/brick/text.ts'
import { operation } from '../operation.ts'

export const surveyAnswers = ['ja', 'nee'] as const

export const answer = operation({
  summary: 'Telt een antwoord op de vraag of een pagina heeft geholpen, zonder persoonsgegevens.',
  body: group({
    page: wire(
      line({ missing: 'Noem de pagina.', invalid: 'Deze pagina kennen we niet.', max: 200 }),
      '/contact',
    ),
    answer: wire(z.enum(surveyAnswers, 'Kies ja of nee.'), 'ja'),
  }),
  answer: z.undefined(),
  example: undefined,
  status: 204,
  limit: 'submit',
})
