import type { AnswerOf } from '../../core/contract/endpoint.ts'
import type { requestChoices } from '../../core/contract/requests/requests-calls.ts'
import { type Choice, optional } from '../../core/fields/brick/brick.ts'
import { group } from '../../core/fields/brick/group.ts'
import { runTimeChoice } from '../../core/fields/brick/run-time-choice.ts'
import { requestNote } from '../../core/fields/staff/request-work.ts'

// What is asked where something is noted with a request, or it is given to somebody: one request or several.

export const noteFields = group({ note: requestNote })
export const maybeNoteFields = group({ note: optional(requestNote) })

const desk = { label: 'Loket', example: 'juridisch', control: 'select' } as const
const to = optional(
  runTimeChoice({
    label: 'Collega',
    example: '00000000-0000-4000-8000-000000000101',
    control: 'select',
    placeholder: 'Niemand: wie het eerst kan',
  }),
)

export const giveFields = group({ desk: runTimeChoice(desk), to })
export const giveSeveralFields = group({
  desk: optional(runTimeChoice({ ...desk, placeholder: 'Elke aanvraag houdt haar eigen loket' })),
  to,
})

/** The text that a field of a form was given; undefined where it was left open. */
export const givenText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined

/** Desks and colleagues to choose from, by the names of the fields. Who has the request, by its `owner`, is not given it again. */
export const giveChoices = (
  { desks, colleagues, absent }: Pick<AnswerOf<typeof requestChoices>, 'desks' | 'colleagues' | 'absent'>,
  owner?: string,
): Record<'desk' | 'to', readonly Choice[]> => {
  const nameOf = (key: string) => desks.find((one) => one.desk === key)?.name ?? key
  return {
    desk: desks.map(({ desk: value, name: label }) => ({ value, label })),
    to: colleagues
      .filter(({ id }) => id !== owner)
      .map(({ id, name, desks: own }) => ({
        value: id,
        label: [
          own === null ? name : `${name} (${own.map(nameOf).join(', ')})`,
          ...(absent.some((one) => one.id === id) ? ['is er niet'] : []),
        ].join(', '),
      })),
  }
}
