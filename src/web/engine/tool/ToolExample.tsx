import { formatDay } from '../../../core/kernel/day.ts'
import { DefinitionList } from '../../ui/Facts.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import type { MadeExample } from './example.ts'
import { ToolOutcome } from './ToolOutcome.tsx'

/** A worked example with the figures it used, for visitors without script and for those who read before typing. */
export function ToolExample({ day, answers, result }: MadeExample) {
  return (
    <section className="wrap tool-example">
      <details className="fold">
        <summary>
          <h2>Een rekenvoorbeeld</h2>
          <Icon name="chevron-down" />
        </summary>
        <p>Stel, dit is ingevuld. We rekenen met de cijfers van {formatDay(day, 'full')}.</p>
        <DefinitionList wide facts={answers.map(({ label, value }) => ({ term: label, value }))} />
        <div className="tool-result">
          <ToolOutcome result={result} />
        </div>
      </details>
    </section>
  )
}
