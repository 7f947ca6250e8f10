import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import type { IconName } from './icons/Icon.tsx'
import { PageIcon, type PageIconName } from './icons/PageIcon.tsx'

type ShareBlockProps = {
  /** `Deel deze pagina` */
  title: string
  links: readonly { icon: PageIconName; label: string; href: string; external?: boolean }[]
  /** What a script adds, such as a button that copies the address. */
  children?: ReactNode
}

/** The share block at the end of every page. It has plain links, so that nobody is tracked. */
export function ShareBlock({ title, links, children }: ShareBlockProps) {
  return (
    <section className="share">
      <h2 className="h3">{title}</h2>
      <ul className="bare">
        {links.map((link) => (
          <li key={link.label}>
            <a
              className="btn btn-secondary btn-small"
              href={link.href}
              {...(link.external && { target: '_blank', rel: 'noopener noreferrer' })}
            >
              <PageIcon name={link.icon} size="s" />
              {link.label}
              {link.external && <span className="unseen"> (opent in een nieuw venster)</span>}
            </a>
          </li>
        ))}
        {children}
      </ul>
    </section>
  )
}

type SurveyBlockProps = {
  question: string
  action: string
  answers: readonly { value: string; label: string; icon?: IconName }[]
  thanks?: string
}

/** One question about the page. A plain form whose buttons are the answers. */
export function SurveyBlock({ question, action, answers, thanks }: SurveyBlockProps) {
  return (
    <section className="survey" aria-label={question}>
      <form method="post" action={action}>
        <p className="h3">{question}</p>
        {thanks ? (
          <p role="status">{thanks}</p>
        ) : (
          <div className="survey-answers">
            {answers.map((answer) => (
              <Button
                key={answer.value}
                type="submit"
                name="answer"
                value={answer.value}
                variant="secondary"
                size="small"
                icon={answer.icon}
              >
                {answer.label}
              </Button>
            ))}
          </div>
        )}
      </form>
    </section>
  )
}
