import type { Part, Parts } from './group.ts'

/** The first e-mail address in a parsed request: that of its sender, to which the confirmation goes (D22). */
export const emailIn = (part: Part, parsed: unknown): string | undefined => {
  if (part.kind === 'brick')
    return part.facts.control === 'email' && typeof parsed === 'string' ? parsed : undefined
  if (part.kind === 'list' || typeof parsed !== 'object' || parsed === null) return undefined
  for (const [name, inner] of Object.entries(part.parts as Parts)) {
    const found = emailIn(inner, (parsed as Record<string, unknown>)[name])
    if (found) return found
  }
  return undefined
}
