import type { Settings } from '../../core/content/settings.ts'
import { Button } from '../ui/Button.tsx'
import { PageIcon } from '../ui/icons/PageIcon.tsx'
import { ShareBlock, SurveyBlock } from '../ui/PageEnd.tsx'

/** The anchor where a visitor without script arrives after answering the survey; styles show the thanks by `:target`. */
export const thanksAnchor = 'bedankt-voor-je-mening'

interface ShareAndSurveyProps {
  title: string
  /** Full address of the page to share, without parameters, as these may say something about the reader. */
  url: string
  /** The path under which the answers to the survey are counted. */
  path: string
  survey: Settings['survey']
}

/** The end of every page (spec 000 section 1): share links, and the survey whether the page helped. */
export function ShareAndSurvey({ title, url, path, survey }: ShareAndSurveyProps) {
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`
  return (
    <div className="wrap page-close">
      <div className="page-end">
        <ShareBlock title="Deel deze pagina" links={[{ icon: 'mail', label: 'Mail', href: mail }]}>
          <li>
            <Button variant="secondary" size="small" icon="file" data-copy={url} hidden>
              Kopieer link
            </Button>
          </li>
          <li>
            <Button
              variant="secondary"
              size="small"
              icon={<PageIcon name="share" size="s" />}
              data-share={title}
              data-url={url}
              hidden
            >
              Deel via app
            </Button>
          </li>
        </ShareBlock>
        <div className="page-survey" data-survey="">
          <SurveyBlock
            question={survey.question}
            action={`/mening?pagina=${encodeURIComponent(path)}`}
            answers={[
              { value: 'ja', label: 'Ja' },
              { value: 'nee', label: 'Nee' },
            ]}
          />
          <p className="page-thanks" id={thanksAnchor} role="status" tabIndex={-1}>
            {survey.thanks}
          </p>
        </div>
      </div>
    </div>
  )
}
