import { policyNumber } from '../../../core/fields/insurance/insurance-cancellation.ts'
import { today } from '../../../core/kernel/clock.ts'
import { formatDay } from '../../../core/kernel/day.ts'
import { isSpamSafe } from '../../../core/rules/spam-safe-text.ts'
import type { DocumentKind } from '../documents/document-kind.ts'
import { cancelledRows, holderRows, letterSentences } from './compose.ts'
import { holderIn } from './holder.ts'
import { readLetters } from './read-cancellation-letter.ts'

/**
 * Anybody can have a mail sent to anybody, so a value that could be a link or an address is not repeated. Of a policy number its
 * end is shown, to recognise it.
 */
const tame = ({ label, value }: { label: string; value: string }) => ({
  label,
  value: isSpamSafe(value)
    ? value
    : label === policyNumber.facts.label
      ? `Eindigt op ${value.replace(/[^\p{L}\p{N}]/gu, '').slice(-4)}`
      : 'Staat in de brief. We herhalen het hier niet.',
})

/**
 * A copy of the letters of a request for its sender, stored with the request. The signature is erased by the time it is made, so
 * it says only that the letters were signed.
 */
export const cancellationCopies: DocumentKind = {
  kind: 'cancellation-letters',
  name: (reference) => `Opzegbrieven-${reference}.pdf`,
  async compose(runtime, submission) {
    const letters = (await readLetters(runtime, [submission.id])).get(submission.id) ?? []
    const sent = letters.filter(({ state }) => state === 'sent')
    if (sent.length === 0) return undefined
    const [copy, inIt, belowIt] =
      sent.length === 1
        ? ['Kopie van je opzegbrief', 'In de brief', 'Onder de brief']
        : ['Kopie van je opzegbrieven', 'In elke brief', 'Onder elke brief']
    return {
      title: copy,
      reference: submission.reference,
      madeOn: formatDay(today(runtime.clock), 'plain'),
      sections: [
        ...sent.map((letter) => ({
          title: `Brief ${letter.number} van ${letters.length}`,
          rows: cancelledRows(runtime.vault, letter).map(tame),
        })),
        { title: 'Wie opzegt', rows: holderRows(holderIn(submission)).slice(0, 2).map(tame) },
      ],
      notes: [
        `${inIt} staat:`,
        ...letterSentences,
        `${belowIt} staat de handtekening. Wij hebben die daarna gewist.`,
      ],
    }
  },
}
