import type { ComponentType } from 'react'
import { drawings } from '../../web/ui/pictures/drawings.ts'
import { pictureWords } from './choice-words.ts'
import { DrawingField } from './DrawingField.tsx'
import type { NameNode } from './field-tree.ts'
import type { FieldProps } from './form-context.ts'

const byName: Readonly<Record<string, ComponentType>> = drawings

function Shown({ name }: { name: string }) {
  const Drawing = byName[name]
  return Drawing ? <Drawing /> : null
}

/** One of our own drawings, chosen by what it shows. */
export default function PictureField(props: FieldProps<NameNode>) {
  return <DrawingField {...props} names={pictureWords} draw={(name) => <Shown name={name} />} />
}
