import { lazy } from 'react'
import { type GoalWords, goalWords } from '../rich-text/goal-words.ts'
import { hrefOfAddress } from '../rich-text/judge-href.ts'
import { pageOptions } from '../rich-text/page-options.ts'
import type { NameNode } from './field-tree.ts'
import { type FieldProps, shownText, useField } from './form-context.ts'
import { Goal } from './Goal.tsx'

const LinkChooser = lazy(async () => ({
  default: (await import('../rich-text/LinkChooser.tsx')).LinkChooser,
}))
const PickList = lazy(async () => ({ default: (await import('../rich-text/PickList.tsx')).PickList }))

/** What is chosen, in words. */
function Chosen({ goal: { title, more } }: { goal: GoalWords }) {
  return (
    <>
      <bdi>{title}</bdi>
      {more && <bdi className="goal-more">{more}</bdi>}
    </>
  )
}

/** Where a link goes: a page, a place here, a number, an address. */
export function HrefField(props: FieldProps<NameNode>) {
  const field = useField(props)
  const { links, values, labels } = field.form
  const href = shownText(props.value)
  const goal = goalWords(href, links, values, labels)
  return (
    <Goal
      field={field}
      words={goal && <Chosen goal={goal} />}
      choose={(done) => (
        <LinkChooser
          // an address of a page of ours opens as that page; what is stored changes only when somebody chooses
          href={hrefOfAddress(href, links)}
          words=""
          links={links}
          values={values}
          labels={labels}
          onSet={(to) => {
            field.set(to)
            done()
          }}
        />
      )}
    />
  )
}

/** A page of ours by its name, or by its address where a document names it so. */
export function PageField({ by, ...props }: FieldProps<NameNode> & { by: 'codename' | 'path' }) {
  const field = useField(props)
  const { pages } = field.form.choices
  const value = shownText(props.value)
  const page = pages.find((one) => one[by] === value)
  const goal = page ? { title: page.title, more: page.path } : { title: `${value} (deze pagina is er niet)` }
  return (
    <Goal
      field={field}
      words={value === '' ? undefined : <Chosen goal={goal} />}
      choose={(done) => (
        <PickList
          label="Welke pagina?"
          options={pageOptions(pages, by)}
          none="Er is geen pagina met deze woorden."
          onPick={(id) => {
            field.set(id)
            done()
          }}
        />
      )}
    />
  )
}
