import { type MouseEvent, type Ref, useEffect } from 'react'
import { Icon } from './icons/Icon.tsx'

type ErrorSummaryProps = {
  /** The sentence above the list that sums it up, such as `Je hebt een of meerdere velden nog niet ingevuld.` */
  title: string
  /** The faulty fields in the order of the form; `id` is that of a control that takes the focus. */
  faults: readonly { id: string; text: string }[]
  id?: string
  ref?: Ref<HTMLDivElement>
}

/** Focuses the field without adding an entry to the browser's history, through which the funnel's back button walks. */
function goTo(event: MouseEvent, id: string) {
  const control = document.getElementById(id)
  if (!control) return
  event.preventDefault()
  control.focus({ preventScroll: true })
  const field = control.closest('.field') ?? control
  field.scrollIntoView({ block: 'start' })
}

/** Text before the document's title while a summary shows, so that a tab and a screen reader tell it first. */
const mark = 'Fout: '

/** The list of errors at the top of a step or form with faulty answers, each with a link to its field. */
export function ErrorSummary({ title, faults, id, ref }: ErrorSummaryProps) {
  useEffect(() => {
    const unmarked = () => document.title.replace(mark, '')
    document.title = mark + unmarked()
    return () => {
      document.title = unmarked()
    }
  }, [])
  return (
    <div className="notice notice-error summary" role="alert" tabIndex={-1} id={id} ref={ref}>
      <Icon name="error" />
      <div className="notice-body">
        <p className="notice-title">{title}</p>
        {faults.length > 0 && (
          <ul>
            {faults.map((fault) => (
              <li key={fault.id}>
                <a href={`#${fault.id}`} onClick={(event) => goTo(event, fault.id)}>
                  {fault.text}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
