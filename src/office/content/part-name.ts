import { descriptors } from '../blocks/descriptors.ts'
import type { Part } from './remarks.ts'

type Body = Readonly<Record<string, unknown>>
/** A descriptor of any kind: what it is asked about is a block as it is being written. */
type AnyDescriptor = { label: string; nameOf(block: unknown): string | undefined }

const blockAt = (body: Body, index: number): Body | undefined => {
  const blocks = Array.isArray(body.blocks) ? body.blocks : []
  const block: unknown = blocks[index]
  return block !== null && typeof block === 'object' ? (block as Body) : undefined
}

/** The name of a block in which anything may stand: a name that cannot be read is none. */
const ownName = (descriptor: AnyDescriptor, block: Body): string | undefined => {
  try {
    return descriptor.nameOf(block) || undefined
  } catch {
    return undefined
  }
}

/** What a part of a document is called: by its own words, by its kind, or by its number where that says nothing. */
export const partName = (part: Part, body: Body | undefined): string => {
  if (part === 'page') return body?.kind === 'settings' ? 'Instellingen' : 'Over de pagina'
  const block = body && blockAt(body, part)
  const kind = String(block?.kind)
  const descriptor = Object.hasOwn(descriptors, kind)
    ? (descriptors[kind as keyof typeof descriptors] as unknown as AnyDescriptor)
    : undefined
  return (descriptor && block && (ownName(descriptor, block) ?? descriptor.label)) ?? `Blok ${part + 1}`
}
