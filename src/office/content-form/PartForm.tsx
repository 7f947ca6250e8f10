import { type FocusEvent, useEffect, useMemo, useRef, useState } from 'react'
import { meets, rightsOfChange } from '../../core/content/document-rights.ts'
import { kinds } from '../../core/content/kinds.ts'
import { pageDocument } from '../../core/content/page.ts'
import type { PartDefect, Place } from '../../core/content/part-defects.ts'
import { settingsDocument } from '../../core/content/settings.ts'
import { roleLabels, type StaffRole } from '../../core/staff/roles.ts'
import { useOffice } from '../shell/office-context.ts'
import { FieldsOf } from './FieldsOf.tsx'
import { fieldIdOf, isWithin, takeWanted, whenWanted } from './field-id.ts'
import { type Field, fieldTreeOf } from './field-tree.ts'
import { type Choices, type FieldProps, type FormOf, FormOfProvider } from './form-context.ts'
import { NodeField } from './NodeField.tsx'
import { changeAt, isObject } from './part-values.ts'
import { placesIn } from './places-in.ts'
import { UnknownField } from './UnknownField.tsx'
import type { PartName } from './words-of.ts'

export interface PartFormProps {
  /** The kind of a block, or the document itself. */
  part: PartName
  /** The part as it is written now. It may hold anything. */
  value: unknown
  /** Called with every change: the part with that change alone. */
  onChange(next: Record<string, unknown>): void
  /** Where the part is in its document; empty for the document itself. */
  at: Place
  /** The faults of the whole document. */
  defects: readonly PartDefect[]
  choices: Choices
  readOnly?: boolean
  /** Id of the title above the form, which names it. */
  titleId: string
  /** Called with the field, or the part, that was added: its id in a part of its own (`fieldIdOf(['steps', 2])`). */
  onBegin?(field: string): void
  /** Called with the control that lost the focus to another field, by the same id. */
  onLeave?(field: string): void
  /** Places on the page that is written (`placesIn` its text), to which a link with `#` may lead; those of the part when left out. */
  here?: readonly string[]
}

const schemaOf = (part: PartName) => {
  if (part === 'page') return pageDocument
  return part === 'settings' ? settingsDocument : kinds[part].schema
}

/** The fields of a part, as its schema has them. */
export const fieldsOfPart = (part: PartName): readonly Field[] => {
  const tree = fieldTreeOf(schemaOf(part))
  return tree.type === 'object' ? tree.fields : []
}

/** Whose a part of the settings is, where somebody with these roles may not change it. */
export const lockOfSetting = (roles: readonly StaffRole[], key: string): string | undefined => {
  const { write } = rightsOfChange('settings', {}, { [key]: true })
  if (meets(roles, write)) return undefined
  const who = write.flat().map((role) => roleLabels[role])
  return `Dit deel is van ${who.join(' of ')}. Je kunt het lezen, niet veranderen.`
}

const drawField = (props: FieldProps) => <NodeField {...props} />

/** Gives the focus to the field at a place, or to the smallest part around it that takes it. */
const focusAt = (at: Place, base: Place): void => {
  for (let length = at.length; length > base.length; length--) {
    const field = document.getElementById(fieldIdOf(at.slice(0, length)))
    if (!field) continue
    field.focus()
    field.scrollIntoView({ block: 'center' })
    return
  }
}

/** How many pictures of the screen are waited for until what was folded around a field is drawn. */
const mostFrames = 12

/** The place that somebody wants to go to, once it is in this form, and the focus for it. */
const useWanted = (at: Place, part: PartName): Place | undefined => {
  const [wanted, setWanted] = useState<Place>()
  const base = useRef(at)
  base.current = at
  useEffect(() => {
    const take = () => {
      const found = takeWanted(
        (place) => isWithin(place, base.current) && !(part === 'page' && place[0] === 'blocks'),
      )
      if (found) setWanted([...found])
    }
    take()
    return whenWanted(take)
  }, [part])
  useEffect(() => {
    if (!wanted) return
    let frames = 0
    let next = 0
    const look = () => {
      frames++
      const isThere = document.getElementById(fieldIdOf(wanted)) !== null
      if (!isThere && frames < mostFrames) next = requestAnimationFrame(look)
      else focusAt(wanted, base.current)
    }
    next = requestAnimationFrame(look)
    return () => cancelAnimationFrame(next)
  }, [wanted])
  return wanted
}

const unlocked = () => undefined

/** The form of one part of a document: a block, the page itself, or the settings. What nobody touches stays as it is stored. */
export function PartForm(props: PartFormProps) {
  return props.part === 'settings' ? <SettingsForm {...props} /> : <Form {...props} lockOf={unlocked} />
}

function SettingsForm(props: PartFormProps) {
  const { roles } = useOffice().me
  return <Form {...props} lockOf={(key) => lockOfSetting(roles, key)} />
}

function Form(props: PartFormProps & Pick<FormOf, 'lockOf'>) {
  const { part, value, onChange, at, defects, choices, readOnly = false, titleId, here, lockOf } = props
  const now = useRef(value)
  now.current = value
  const wanted = useWanted(at, part)
  const { placeholders } = choices
  const values = useMemo(
    () => new Map(placeholders.map(({ name, value: today }) => [name, today])),
    [placeholders],
  )
  const labels = useMemo(() => new Map(placeholders.map(({ name, label }) => [name, label])), [placeholders])
  const faults = useMemo(() => defects.filter((defect) => isWithin(defect.at, at)), [defects, at])
  const form: FormOf = {
    part,
    within: '',
    readOnly,
    lockOf,
    choices,
    values,
    labels,
    links: { pages: choices.pages, here: here ?? placesIn(value) },
    wanted,
    faultAt: (place) => {
      const own = faults.filter((one) => one.at.length === place.length && isWithin(one.at, place))
      return own.length === 0 ? undefined : own.map(({ problem }) => problem).join(' ')
    },
    faultsWithin: (place) => faults.filter((one) => isWithin(one.at, place)).length,
    change: (place, to) => {
      const next = changeAt(now.current, place.slice(at.length), to)
      if (!isObject(next)) return
      now.current = next
      onChange({ ...next })
    },
    begin: (place) => props.onBegin?.(fieldIdOf(place.slice(at.length))),
    draw: drawField,
  }
  const leave = ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
    const base = fieldIdOf(at)
    const isAround = target.closest('.field')?.contains(relatedTarget) ?? false
    if (!isAround && target.id.startsWith(`${base}.`))
      props.onLeave?.(fieldIdOf([]) + target.id.slice(base.length))
  }
  const own = at.length === 0 ? undefined : form.faultAt(at)
  return (
    <FormOfProvider value={form}>
      <fieldset className="part-form" aria-labelledby={titleId} onBlur={leave}>
        {own && <p className="field-error">{own}</p>}
        {isObject(value) ? (
          <FieldsOf fields={fieldsOfPart(part)} value={value} at={at} path="" />
        ) : (
          <UnknownField at={at} label="Inhoud" value={value} mayRemove={false} />
        )}
      </fieldset>
    </FormOfProvider>
  )
}
