import type { AnyGroup, AnyList, Part, Parts as PartsOf } from '../../core/fields/group.ts'
import { Fields } from '../ui/Funnel.tsx'
import { BrickField } from './BrickField.tsx'
import { useForm } from './handle.ts'
import { LazyField } from './LazyField.tsx'
import { lazyGroup, lazyList } from './lazy-groups.ts'

/** Draws whatever a step asks: bricks, groups under their heading, lists with their buttons. */
export function PartFields({ path, part }: { path: string; part: Part }) {
  const form = useForm()
  if (!form.shown(path)) return null
  const own = form.draws(path)
  if (own) return own
  if (part.kind === 'brick') return <BrickField path={path} brick={part} />
  if (part.kind === 'list') return <ListFields path={path} list={part} />
  return <GroupFields path={path} group={part} />
}

/** All parts of a step or group, in order. */
export function Parts({ of, under = '' }: { of: PartsOf; under?: string }) {
  return Object.entries(of).map(([name, part]) => {
    const path = under ? `${under}.${name}` : name
    return <PartFields key={path} path={path} part={part} />
  })
}

function GroupFields({ path, group }: { path: string; group: AnyGroup }) {
  const form = useForm()
  const lazy = lazyGroup(group.control)
  const fields = lazy ? (
    <LazyField id={form.idOf(path)} label={group.label} control={lazy} field={{ path, group }} />
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

/** The list's own file gets what draws an entry: importing this one, both would wait for each other. */
function ListFields({ path, list }: { path: string; list: AnyList }) {
  const form = useForm()
  const drawEntry = (entry: string) => <GroupFields path={entry} group={list.of} />
  return (
    <LazyField id={form.idOf(path)} label={list.label} control={lazyList} field={{ path, list, drawEntry }} />
  )
}
