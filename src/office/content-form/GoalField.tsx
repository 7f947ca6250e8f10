import { lazy, type ReactNode, useRef, useState } from 'react'
import { Button } from '../../web/ui/Button.tsx'
import { FieldError, Hint, LabelText } from '../../web/ui/Field.tsx'
import { errorId, hintId } from '../../web/ui/wiring.ts'
import { type GoalWords, goalWords } from '../rich-text/goal-words.ts'
import { hrefOfAddress } from '../rich-text/judge-href.ts'
import { Panel } from '../rich-text/Panel.tsx'
import { pageOptions } from '../rich-text/page-options.ts'
import type { NameNode } from './field-tree.ts'
import { type FieldProps, shownText, useField } from './form-context.ts'
import { Later } from './Later.tsx'

const LinkChooser = lazy(async () => ({
  default: (await import('../rich-text/LinkChooser.tsx')).LinkChooser,
}))
const PickList = lazy(async () => ({ default: (await import('../rich-text/PickList.tsx')).PickList }))

interface GoalProps {
  field: ReturnType<typeof useField>
  /** What is chosen now; undefined while nothing is. */
  goal: GoalWords | undefined
  /** Draws what one chooses from, below the field, so that it covers nothing. */
  choose(done: () => void): ReactNode
}

/** What is chosen, with a button that opens a list to choose from. */
function Goal({ field: { form, id, question, spoken, set }, goal, choose }: GoalProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { label, hint, error, optional } = question
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const told = [`${id}-goal`, hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ')
  return (
    <div className="field">
      <p className="field-label">
        <LabelText label={label} optional={optional} />
      </p>
      {hint && <Hint id={id}>{hint}</Hint>}
      <div className="goal" {...(error && { 'data-invalid': '' })}>
        <p id={`${id}-goal`}>
          {goal ? <bdi>{goal.title}</bdi> : <span className="muted">Nog niets gekozen</span>}
          {goal?.more && <bdi className="goal-more">{goal.more}</bdi>}
        </p>
        {!form.readOnly && (
          <Button
            id={id}
            ref={button}
            variant="quiet"
            aria-label={`${goal ? 'Verander' : 'Kies'}: ${spoken}`}
            aria-describedby={told}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {goal ? 'Verander' : 'Kies'}
          </Button>
        )}
      </div>
      {isOpen && (
        <Panel label={spoken} onClose={close}>
          <Later>{choose(close)}</Later>
          <div className="buttons">
            {optional && goal && (
              <Button
                variant="quiet"
                onClick={() => {
                  set(undefined)
                  close()
                }}
              >
                Haal weg
              </Button>
            )}
            <Button variant="quiet" onClick={close}>
              Sluit
            </Button>
          </div>
        </Panel>
      )}
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}

/** Where a link goes: a page, a place here, a number, an address. */
export function HrefField(props: FieldProps<NameNode>) {
  const field = useField(props)
  const { links, values, labels } = field.form
  const href = shownText(props.value)
  return (
    <Goal
      field={field}
      goal={goalWords(href, links, values, labels)}
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
      goal={value === '' ? undefined : goal}
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
