import { LinkButton } from './Button.tsx'
import { DefinitionList, type Fact, Panel } from './Facts.tsx'
import { Icon } from './icons/Icon.tsx'

type OverviewSectionProps = {
  title: string
  facts: readonly Fact[]
  /** Where `Wijzig` leads without script; with only `onEdit` it is a button. */
  href?: string
  onEdit?: () => void
}

/** One step's answers on the overview, with a link back to the step. */
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
