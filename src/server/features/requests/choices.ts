import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import type { requestChoices as call } from '../../../core/contract/requests/requests-calls.ts'
import { flagWords } from '../../../core/requests/flag-words.ts'
import type { RequestContext } from '../../services/context.ts'
import { absencesNow } from '../../services/staff/absence.ts'
import { listAccounts } from '../../services/staff/list-staff.ts'

type Choices = AnswerOf<typeof call>

/** Colleagues who see to requests: member service those of every desk, advisers those of their own. */
const colleaguesOf = async (ctx: RequestContext): Promise<Choices['colleagues']> =>
  (await listAccounts(ctx)).flatMap(({ id, name, roles, desks, state }): Choices['colleagues'] => {
    if (state === 'left') return []
    if (roles.includes('member-service')) return [{ id, name, desks: null }]
    return roles.includes('adviser') ? [{ id, name, desks }] : []
  })

/** In the order of the alphabet, in which somebody looks for one. */
const byName = (one: string, other: string): number => one.localeCompare(other, 'nl')

/** Answers what filters and acts choose from. Nothing of it is about a person who asked for something. */
export const requestChoices = async (ctx: RequestContext): Promise<Choices> => {
  const { desks } = await ctx.settings()
  return {
    kinds: Object.keys(ctx.deskOf)
      .map((kind) => ({ kind, words: ctx.kindInWords(kind) }))
      .toSorted((one, other) => byName(one.words, other.words)),
    desks: Object.entries(desks)
      .map(([desk, { name }]) => ({ desk, name }))
      .toSorted((one, other) => byName(one.name, other.name)),
    flags: Object.entries(flagWords).map(([flag, words]) => ({ flag, words })),
    colleagues: await colleaguesOf(ctx),
    partners: ctx.partners.map(({ name, label }) => ({ partner: name, label })),
    absent: (await absencesNow(ctx)).map(({ staffId, untilDay }) => ({ id: staffId, untilDay })),
  }
}
