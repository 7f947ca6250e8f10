import type { AnyGroup, Part, Parts as PartsOf } from '../../core/fields/brick/group.ts'
import { Fields } from '../ui/Funnel.tsx'
import { AddressFields } from './AddressFields.tsx'
import { BrickField } from './BrickField.tsx'
import { useForm } from './handle.ts'
import { ListFields } from './ListFields.tsx'

/** Draws any part of a step: a brick, a group under its heading, or a list with its buttons. */
export function PartFields({ path, part }: { path: string; part: Part }) {
  const form = useForm()
  if (!form.shown(path)) return null
  const own = form.draws(path)
  if (own) return own
  if (part.kind === 'brick') return <BrickField path={path} brick={part} />
  if (part.kind === 'list') {
    const drawEntry = (entry: string) => <GroupFields path={entry} group={part.of} />
    return <ListFields path={path} list={part} drawEntry={drawEntry} />
  }
  return <GroupFields path={path} group={part} />
}

/** Draws all parts of a step or group, in order. */
export function Parts({ of, under = '' }: { of: PartsOf; under?: string }) {
  return Object.entries(of).map(([name, part]) => {
    const path = under ? `${under}.${name}` : name
    return <PartFields key={path} path={path} part={part} />
  })
}

function GroupFields({ path, group }: { path: string; group: AnyGroup }) {
  const fields =
    group.control === 'address' ? (
      <AddressFields path={path} group={group} />
    ) : (
      <Parts of={group.parts as PartsOf} under={path} />
    )
  if (!group.label) return fields
  return (
    <fieldset className="group">
      <legend className="h3">{group.label}</legend>
      <Fields>{fields}</Fields>
    </fieldset>
  )
}
