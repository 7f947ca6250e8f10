// The least that React can do: two steps of drawn controls, and a form that shows the one after the other.
// It is bundled and run in the page whose funnel it is measured against (`promises/clicks.ts`).
import { createElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** HTML attribute names that React spells differently. */
const names: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  readonly: 'readOnly',
  maxlength: 'maxLength',
  autocomplete: 'autoComplete',
  inputmode: 'inputMode',
  value: 'defaultValue',
  checked: 'defaultChecked',
}

/** Turns a DOM node into the same React element. */
const reactNodeOf = (node: Node, key: number): ReactNode => {
  if (!(node instanceof Element)) return node.textContent
  const attributes = [...node.attributes].filter(({ name }) => name !== 'style')
  const props = Object.fromEntries(attributes.map(({ name, value }) => [names[name] ?? name, value]))
  const inside = [...node.childNodes].map(reactNodeOf)
  return createElement(node.localName, { ...props, key }, ...inside)
}

function Bare({ steps }: { steps: readonly Element[] }) {
  const [at, show] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
    form.current?.scrollIntoView({ block: 'start' })
  })
  const step = steps[at % steps.length]
  return createElement(
    'form',
    {
      ref: form,
      className: step?.className,
      'data-step': step?.getAttribute('data-step'),
      noValidate: true,
      onSubmit: (event: Event) => {
        event.preventDefault()
        show(at + 1)
      },
    },
    step && [...step.childNodes].map(reactNodeOf),
  )
}

/** Draws these steps, given as HTML, in place of the funnel on this page. */
globalThis.drawBare = (html) => {
  const steps = html.flatMap((one) => [
    ...new DOMParser().parseFromString(one, 'text/html').querySelectorAll('form'),
  ])
  const host = document.querySelector('form[data-step]')?.parentElement
  if (host) createRoot(host).render(createElement(Bare, { steps }))
}

declare global {
  var drawBare: (html: readonly string[]) => void
}
