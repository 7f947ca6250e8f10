import type { Place } from '../../core/content/part-defects.ts'
import { Notice } from '../../web/ui/Notice.tsx'
import { Folded } from './Folded.tsx'
import type { Field, FieldNode } from './field-tree.ts'
import { type FieldProps, FormOfProvider, useFormOf } from './form-context.ts'
import { own, type Values } from './part-values.ts'
import { UnknownField } from './UnknownField.tsx'
import { inOrder, pathOf, wordsOf } from './words-of.ts'

interface FieldsOfProps {
  fields: readonly Field[]
  value: Values
  at: Place
  path: string
}

/** What names a document or its kind, which nobody changes. */
const fixedNames = ['page.codename', 'settings.codename']

const isAsked = (node: FieldNode): boolean =>
  node.type === 'list' ? isAsked(node.item) : node.type !== 'fixed' && node.type !== 'unknown'

const isWhole = ({ type }: FieldNode): boolean => ['object', 'list', 'record'].includes(type)

/** A part of the settings: one of several fields is folded. Of one that is another's the fields are shown, with whose it is. */
function Setting({ field }: { field: FieldProps }) {
  const form = useFormOf()
  const lock = form.lockOf(field.path)
  const isNamed = isWhole(field.node)
  const drawn = (
    <div className="part-fields">
      {lock && (
        <Notice>
          <p>{lock}</p>
        </Notice>
      )}
      <FormOfProvider value={{ ...form, readOnly: form.readOnly || lock !== undefined }}>
        {form.draw({ ...field, isNamed })}
      </FormOfProvider>
    </div>
  )
  if (!isNamed) return drawn
  return (
    <Folded title={field.words.label} holds={[field.at]}>
      {drawn}
    </Folded>
  )
}

/** The fields of an object, those that few change folded below the others, and last what its schema does not know. */
export function FieldsOf({ fields, value, at, path }: FieldsOfProps) {
  const { part, draw } = useFormOf()
  const asked = inOrder(part, fields, path)
    .map(({ key, node, optional }): FieldProps & { key: string } => {
      const inner = pathOf(path, key)
      const words = wordsOf(part, inner)
      return { key, node, at: [...at, key], path: inner, value: own(value, key), optional, words }
    })
    .filter((field) => isAsked(field.node) && !fixedNames.includes(`${part}.${field.path}`))
  const rare = asked.filter(({ words }) => words.rare)
  const drawn = ({ key, ...field }: FieldProps & { key: string }) =>
    part === 'settings' && path === '' ? (
      <Setting key={key} field={field} />
    ) : (
      <div key={key}>{draw(field)}</div>
    )
  return (
    <>
      {asked.filter(({ words }) => !words.rare).map(drawn)}
      {rare.length > 0 && (
        <Folded
          title="Meer"
          more={rare.map(({ words }) => words.label).join(', ')}
          holds={rare.map((field) => field.at)}
        >
          {rare.map(drawn)}
        </Folded>
      )}
      {Object.keys(value)
        .filter((key) => !fields.some((field) => field.key === key))
        .map((key) => (
          <UnknownField key={key} at={[...at, key]} label={key} value={own(value, key)} />
        ))}
    </>
  )
}
