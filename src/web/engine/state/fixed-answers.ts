import type { Part, Parts } from '../../../core/fields/brick/group.ts'
import type { Profile } from '../../../core/kernel/viewer.ts'
import { valueAt } from '../definition/answer-path.ts'
import type { Funnel } from '../definition/define.ts'
import { check } from '../definition/layout.ts'
import type { FixedAnswers } from './with-fixed.ts'

/**
 * The answers that a person has and may not change in this funnel, by path (D34). An answer that its own field refuses is not
 * fixed, so that nobody is held by a mistake that they cannot mend.
 */
export const fixedAnswersOf = (funnel: Funnel, profile: Profile | undefined): FixedAnswers => {
  const fixed = new Map<string, unknown>()
  if (!profile || !funnel.fixed) return fixed
  const given = funnel.fixed(profile)
  const visit = (parts: Parts, under: string): void => {
    for (const [name, part] of Object.entries(parts)) {
      const path = under ? `${under}.${name}` : name
      if (part.kind === 'group') visit(part.parts as Parts, path)
      if (part.kind !== 'brick') continue
      const value = valueAt(given, path)
      if (value !== undefined && check(part, value).ok) fixed.set(path, value)
    }
  }
  for (const { asks } of Object.values(funnel.steps)) visit(asks as Record<string, Part>, '')
  return fixed
}
