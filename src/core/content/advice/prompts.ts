import { promptStart } from '../model-documents.ts'
import { textsOf } from '../texts.ts'
import type { Advice } from './advice.ts'
import type { Check } from './writing.ts'

/** Questions of a model that still stand where a text is to come: visitors would read them. */
export const promptsLeft: Check = ({ strings }) =>
  strings
    .filter(({ isText, text }) => isText && text.includes(promptStart))
    .map(
      ({ at }): Advice => ({
        at,
        kind: 'prompt',
        problem: 'Hier staat nog een vraag van het voorbeeld. Zet er je eigen tekst voor in de plaats.',
      }),
    )

/** The number of texts of a document in which such a question is left. */
export const promptsIn = (body: unknown): number =>
  textsOf(body).filter(({ text }) => text.includes(promptStart)).length
