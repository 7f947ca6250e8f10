import { type MouseEvent, type ReactNode, type Ref, useId } from 'react'
import { Button } from './Button.tsx'
import { DefinitionList, type Fact } from './Facts.tsx'
import { Icon } from './icons/Icon.tsx'

type FunnelLayoutProps = { steps: ReactNode; side?: ReactNode; children: ReactNode }

/**
 * The layout of a funnel: the list of steps above, the step in the middle, the visitor's answers at the side (below on a phone).
 */
export function FunnelLayout({ steps, side, children }: FunnelLayoutProps) {
  return (
    <div className="funnel wrap">
      {steps}
      <div className="funnel-main">{children}</div>
      {side && <div className="funnel-side">{side}</div>}
    </div>
  )
}

type StepHeadProps = {
  title: string
  /** What the step is part of; read with the title when that takes the focus. */
  service?: string | undefined
  lead?: ReactNode
  level?: 1 | 2 | undefined
  id?: string
  /** The title, which takes the focus when the step changes. */
  ref?: Ref<HTMLHeadingElement>
}

/** A step's title and the sentence that says what is asked and what follows. */
export function StepHead({ title, service, lead, level = 1, id, ref }: StepHeadProps) {
  const Title = level === 1 ? 'h1' : 'h2'
  const serviceId = useId()
  return (
    <div className="step-head">
      {service && (
        <p className="step-service" id={serviceId}>
          {service}
        </p>
      )}
      <Title
        className="h1"
        id={id}
        ref={ref}
        tabIndex={-1}
        aria-describedby={service ? serviceId : undefined}
      >
        {title}
      </Title>
      {lead && <p>{lead}</p>}
    </div>
  )
}

/** A column of fields, at most 560 px wide. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className="fields">{children}</div>
}

/** Short fields side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="row">{children}</div>
}

type FunnelNavProps = {
  back?: { text: string; onClick: () => void }
  /** While it is `disabled` the button takes no press; it keeps the focus, which a button that the browser disables loses. */
  next: { text: string; busy?: boolean; busyText?: string; disabled?: boolean; onClick?: () => void }
}

const refusePress = (event: MouseEvent) => event.preventDefault()

/** The buttons `Terug` and `Volgende`. The second submits the form around it unless it has an `onClick`. */
export function FunnelNav({ back, next }: FunnelNavProps) {
  const { text, busyText = 'Een moment…', disabled, ...rest } = next
  return (
    <div className="funnel-nav">
      {back && (
        <Button variant="quiet" icon="chevron-left" onClick={back.onClick}>
          {back.text}
        </Button>
      )}
      <Button
        type={next.onClick ? 'button' : 'submit'}
        busyText={busyText}
        {...rest}
        {...(disabled && { 'aria-disabled': true, onClick: refusePress })}
      >
        {text}
      </Button>
    </div>
  )
}

type SidePanelProps = {
  title: string
  facts: readonly Fact[]
  /** The price as far as it is known, which is never wrong: `vanaf € 64,50 per uur`. */
  price?: { term: string; value: string; note?: string } | undefined
  fact?: ReactNode
  level?: 2 | 3
}

/** A panel with the visitor's answers so far, the price, and one reassuring fact. */
export function SidePanel({ title, facts, price, fact, level = 2 }: SidePanelProps) {
  const Title = level === 2 ? 'h2' : 'h3'
  const known = facts.length > 0 || price !== undefined
  return (
    <aside className="side" aria-label={title}>
      {known && <Title>{title}</Title>}
      {facts.length > 0 && <DefinitionList facts={facts} />}
      {price && (
        <dl className="side-price">
          <dt>{price.term}</dt>
          <dd translate="no">{price.value}</dd>
          {price.note && <dd className="side-note">{price.note}</dd>}
        </dl>
      )}
      {fact && (
        <p className="side-fact">
          <Icon name="check" />
          <span>{fact}</span>
        </p>
      )}
    </aside>
  )
}
