import type { ReactNode } from 'react'
import { LinkButton } from './Button.tsx'
import { classes } from './classes.ts'
import { Icon } from './icons/Icon.tsx'

export type Fact = { term: ReactNode; value: ReactNode }

/** Questions and answers. `wide` puts them side by side where there is room. */
export function DefinitionList({ facts, wide }: { facts: readonly Fact[]; wide?: boolean }) {
  return (
    <dl className={classes('facts', wide && 'facts-wide')}>
      {facts.map((fact, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same question may be asked twice, and rows hold no state
        <div className="fact" key={at}>
          <dt>{fact.term}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}

type PanelProps = {
  title?: ReactNode
  /** Of the title. */
  level?: 2 | 3
  action?: ReactNode
  tone?: 'paper' | 'sand'
  children: ReactNode
}

/** A group of things that belong together. */
export function Panel({ title, level = 2, action, tone = 'paper', children }: PanelProps) {
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <section className={classes('panel', tone === 'sand' && 'panel-sand')}>
      {(title || action) && (
        <div className="panel-head">
          {title && <Title>{title}</Title>}
          {action}
        </div>
      )}
      {children}
    </section>
  )
}

type OverviewSectionProps = {
  title: string
  facts: readonly Fact[]
  /** Where `Wijzig` leads without JavaScript; with `onEdit` alone it is a button. */
  href?: string
  onEdit?: () => void
}

/** One step's answers on the overview, with the way back to them. */
export function OverviewSection({ title, facts, href, onEdit }: OverviewSectionProps) {
  const word = (
    <span>
      Wijzig<span className="unseen"> {title}</span>
    </span>
  )
  const edit = href ? (
    <a
      className="link"
      href={href}
      onClick={(event) => {
        if (!onEdit) return
        event.preventDefault()
        onEdit()
      }}
    >
      <Icon name="pencil" />
      {word}
    </a>
  ) : (
    onEdit && (
      <LinkButton icon="pencil" onClick={onEdit}>
        {word}
      </LinkButton>
    )
  )
  return (
    <Panel title={title} action={edit}>
      <DefinitionList facts={facts} wide />
    </Panel>
  )
}
