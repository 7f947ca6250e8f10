import { useId } from 'react'
import type { Blocks } from '../../core/content/kinds.ts'
import { movingMessages } from '../../core/content/moving-tool.ts'
import { newsDay } from '../../core/content/news-list.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { RadioGroup } from '../ui/Choices.tsx'
import { Prose, Section } from '../ui/Page.tsx'
import { Select } from '../ui/Select.tsx'
import type { BlockProps } from './frame.ts'

type Tool = Blocks['moving_tool']

const answers = [
  { value: 'ja', label: 'Ja' },
  { value: 'nee', label: 'Nee' },
]

/**
 * Three questions and a bank. Styles show the part that an answer opens, so that the block works without script too, except for
 * the bank. The script chooses the message, clears answers that a changed first answer makes useless, and stores the others.
 */
export function MovingTool({ block }: BlockProps<'moving_tool'>) {
  const { anchor, title, first, second, third, banks } = block
  const id = `verhuizen${useId()}`
  return (
    <Section id={anchor} title={title}>
      <div className="moving" data-moving-tool="">
        <div className="moving-form">
          {[first, second, third].map(({ question, hint }, index) => (
            <div className={`moving-${index + 1}`} key={question}>
              <RadioGroup id={`${id}-${index + 1}`} label={question} hint={hint} options={answers} inline />
            </div>
          ))}
          <div className="moving-bank">
            <Select
              id={`${id}-bank`}
              label="Bank"
              placeholder="Kies"
              options={banks.map(({ name }, index) => ({ value: String(index), label: name }))}
              autoComplete="off"
            />
          </div>
        </div>
        <Outcome block={block} />
        <p className="unseen" role="status" />
      </div>
    </Section>
  )
}

function Outcome({ block }: { block: Tool }) {
  const { no, next, reviewed } = block
  const [lead, ...rest] = next
  return (
    <div className="moving-side">
      <div className="moving-no">
        <h3>{no.title}</h3>
        <Prose html={no.text.html} />
      </div>
      {movingMessages(block).map(({ way, bank, message }) => (
        <div className="moving-result" data-way={way} data-bank={bank} key={`${way} ${bank}`}>
          <p className="moving-name small muted" />
          <h3>{message.title}</h3>
          <Prose html={message.text.html} />
        </div>
      ))}
      <div className="moving-next">
        <p className="moving-links">
          {lead && (
            <ButtonLink href={lead.href} iconAfter="arrow">
              {lead.label}
            </ButtonLink>
          )}
          {rest.map(({ label, href }) => (
            <a className="link" href={href} key={href}>
              {label}
            </a>
          ))}
        </p>
        <p className="small muted">Nagekeken op {newsDay({ date: reviewed })}.</p>
      </div>
    </div>
  )
}
