import * as z from 'zod/mini'
import { answerKey, formId, keyPattern } from '../../content/form.ts'
import { optional, wire } from '../../fields/brick/brick.ts'
import { group } from '../../fields/brick/group.ts'
import { annotated } from '../../fields/brick/schema-annotations.ts'
import { operation } from '../operation.ts'
import { keyReused } from '../refusals.ts'

/** The definition that the sender saw (`versionOf`). Without it the answers are judged by the current one. */
const version = wire(
  z
    .string('Dit is geen versie van een formulier.')
    .check(z.regex(/^[0-9a-f]{16}$/, 'Dit is geen versie van een formulier.')),
  '0123456789abcdef',
  'Versie',
)

/** Error of an answer that no question asks. It does not name the answer: that name is text of the sender. */
export const noSuchQuestion = 'Dit formulier heeft geen vraag met deze naam.'
/** Error of a request without answers, also to a form in which no question is required. */
const noAnswer = 'Vul minstens één antwoord in.'
const isKey = (name: string) => answerKey.safeParse(name).success

/** The answers by the key of each question; the form decides what each must be. */
const answers = wire(
  annotated(
    z.record(z.string(), z.unknown(), noAnswer).check(
      z.refine((sent) => Object.keys(sent).length > 0, noAnswer),
      z.refine((sent) => Object.keys(sent).every(isKey), noSuchQuestion),
    ),
    { minProperties: 1, propertyNames: { pattern: keyPattern.source } },
  ),
  { pagina: 'De agenda van de Klusservice', probleem: 'Ik kom met het toetsenbord niet bij de dagen.' },
  'Antwoorden',
)

export const send = operation({
  summary: 'Verstuurt een formulier van de site; welke vragen het heeft, staat op zijn pagina.',
  params: group({ formId: wire(formId, 'toegankelijkheid', 'Formulier') }),
  body: group({ version: optional(version), answers }),
  answer: z.object({ reference: z.string() }),
  example: { reference: '7KQM-X4TF' },
  status: 201,
  submits: true,
  faults: [
    { status: 404, code: 'form-unknown', when: 'er is geen formulier met dit id' },
    {
      status: 409,
      code: 'form-changed',
      when: 'het formulier is anders dan toen het werd ingevuld (version)',
    },
    keyReused,
  ],
})
