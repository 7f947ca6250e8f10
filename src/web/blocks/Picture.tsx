import type { ComponentType } from 'react'
import type { ContentPicture } from '../../core/content/parts.ts'
import { drawings } from '../ui/pictures/drawings.ts'

const byName: Record<ContentPicture, ComponentType> = drawings

/** One of our own drawings. It is decoration, hidden from screen readers: the text beside it says the same. */
export function Picture({ name }: { name: ContentPicture }) {
  const Drawing = byName[name]
  return <Drawing />
}
