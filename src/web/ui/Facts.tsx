import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type Fact = {
  term: ReactNode
  value: ReactNode
  /** True for a name, a code or an amount, which no browser may translate (D84). */
  exact?: boolean
}

/** A list of terms with their values. `wide` puts each pair side by side where there is room. */
export function DefinitionList({ facts, wide }: { facts: readonly Fact[]; wide?: boolean }) {
  return (
    <dl className={classes('facts', wide && 'facts-wide')}>
      {facts.map((fact, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same question may be asked twice, and rows hold no state
        <div className="fact" key={at}>
          <dt>{fact.term}</dt>
          <dd translate={fact.exact ? 'no' : undefined}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}

type PanelProps = {
  title?: ReactNode
  level?: 2 | 3
  action?: ReactNode
  tone?: 'paper' | 'sand'
  children: ReactNode
}

/** A titled box around things that belong together. */
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
