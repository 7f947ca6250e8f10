import { Fault } from '../../../core/kernel/fault.ts'

/** Most characters of a sentence, as its column allows. */
const mostOfSentence = 400

/** Whether what was thrown is a refusal, and no mistake of the site. */
export const isRefusal = (thrown: unknown): thrown is Fault => thrown instanceof Fault && thrown.status < 500

/** The sentence of a refusal: the one at its field, where it has one. */
export const sentenceOf = ({ errors = {}, message }: Fault): string => {
  const [atField] = Object.values(errors).flat()
  return (atField ?? message).slice(0, mostOfSentence)
}
