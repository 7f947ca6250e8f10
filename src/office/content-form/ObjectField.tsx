import { useState } from 'react'
import { Button } from '../../web/ui/Button.tsx'
import { Select } from '../../web/ui/Select.tsx'
import { valueKindWords } from './choice-words.ts'
import { FieldsOf } from './FieldsOf.tsx'
import { fieldIdOf } from './field-id.ts'
import type { ObjectNode, TaggedNode, UnionNode } from './field-tree.ts'
import { focusFirstIn, focusLater } from './focus-later.ts'
import { type FieldProps, shownText, useField } from './form-context.ts'
import { Group } from './Group.tsx'
import { emptyItemOf, emptyOf, isObject, optionOf, own } from './part-values.ts'
import { Removed } from './Removed.tsx'
import { pathOf, wordsOf } from './words-of.ts'

/** Several fields that belong together. Those that may be left out are added and taken out as a whole. */
export function ObjectField(props: FieldProps<ObjectNode>) {
  const { node, at, path, value, optional, isNamed } = props
  const { form, id, question, spoken, set } = useField(props)
  const [removed, setRemoved] = useState<unknown>()
  const undoId = `${id}-terug`
  const { label } = question
  const isThere = isObject(value)
  return (
    <Group {...question} optional={optional && !isThere} isNamed={isNamed}>
      {(isThere || !optional) && (
        <FieldsOf fields={node.fields} value={isThere ? value : {}} at={at} path={path} />
      )}
      {optional && !form.readOnly && !isThere && (
        <div className="buttons">
          <Button
            variant="quiet"
            icon="plus"
            aria-label={`Voeg toe: ${spoken}`}
            onClick={() => {
              setRemoved(undefined)
              form.begin(at)
              set(emptyOf(node))
              focusFirstIn(id)
            }}
          >
            Voeg toe
          </Button>
        </div>
      )}
      {optional && !form.readOnly && isThere && (
        <div className="buttons">
          <Button
            variant="quiet"
            icon="trash"
            aria-label={`Haal weg: ${spoken}`}
            onClick={() => {
              setRemoved(value)
              set(undefined)
              focusLater(() => document.getElementById(undoId))
            }}
          >
            Haal weg
          </Button>
        </div>
      )}
      {removed !== undefined && !isThere && (
        <Removed
          id={undoId}
          name={label}
          onUndo={() => {
            set(removed)
            setRemoved(undefined)
            focusFirstIn(id)
          }}
        />
      )}
    </Group>
  )
}

/** One of several kinds of objects: which kind, and the fields of that. What both kinds have stays when another is chosen. */
export function TaggedField(props: FieldProps<TaggedNode>) {
  const { node, at, path, isNamed } = props
  const { form, question } = useField(props)
  const value = isObject(props.value) ? props.value : {}
  const tag = shownText(own(value, node.tag))
  const chosen = node.options.find((option) => option.value === tag)?.node
  const tagId = fieldIdOf([...at, node.tag])
  const turn = (to: string) => {
    const next = node.options.find((option) => option.value === to)?.node
    if (!next) return
    form.change(at, (old) => {
      const kept = Object.entries(isObject(old) ? old : {}).filter(
        ([key]) => key !== node.tag && next.fields.some((field) => field.key === key),
      )
      return { ...(emptyOf(next) as object), ...Object.fromEntries(kept) }
    })
  }
  const words = wordsOf(form.part, pathOf(path, node.tag))
  const known = node.options.map((option) => ({
    value: option.value,
    label: words.choices?.[option.value] ?? option.value,
  }))
  const lost = tag !== '' && !chosen ? [{ value: tag, label: `‘${tag}’ (dit is er niet)` }] : []
  return (
    <Group {...question} isNamed={isNamed}>
      <Select
        id={tagId}
        label={words.label}
        hint={words.hint}
        error={form.faultAt([...at, node.tag])}
        options={[...known, ...lost]}
        {...(tag === '' && { placeholder: 'Kies' })}
        disabled={form.readOnly}
        value={tag}
        onValue={turn}
      />
      {chosen && <FieldsOf fields={chosen.fields} value={value} at={at} path={path} />}
    </Group>
  )
}

/** One of several kinds of values: which kind, and the value. */
export function UnionField(props: FieldProps<UnionNode>) {
  const { node, path, value, words, isNamed } = props
  const { form, id, question, set } = useField(props)
  const kinds = valueKindWords(form.part, path) ?? []
  const at = optionOf(node.options, value)
  const chosen = node.options[at]
  return (
    <Group {...question} id={`${id}-soort`} error={undefined} isNamed={isNamed}>
      <Select
        id={chosen && chosen.type !== 'fixed' ? `${id}-keuze` : id}
        label="Soort"
        error={chosen && chosen.type !== 'fixed' ? undefined : question.error}
        options={node.options.map((_, index) => ({
          value: String(index),
          label: kinds[index] ?? String(index),
        }))}
        {...(!chosen && { placeholder: 'Kies' })}
        disabled={form.readOnly}
        value={chosen ? String(at) : ''}
        onValue={(text) => {
          const next = node.options[Number(text)]
          if (text !== '' && next && next !== chosen) set(emptyItemOf(next))
        }}
      />
      {chosen &&
        chosen.type !== 'fixed' &&
        form.draw({ ...props, node: chosen, words: { ...words, label: kinds[at] ?? words.label } })}
    </Group>
  )
}
