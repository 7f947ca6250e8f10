import { useId, useState } from 'react'
import { Button } from '../../web/ui/Button.tsx'
import { TextInput } from '../../web/ui/TextInput.tsx'
import { LinkChooser } from './LinkChooser.tsx'
import { Panel } from './Panel.tsx'
import type { RichTextProps } from './rich-text-props.ts'

interface LinkPanelProps extends Pick<RichTextProps, 'values' | 'labels' | 'links'> {
  /** Which link it is about: another one is chosen anew, in the same panel. */
  of: number | 'new'
  /** Where the link goes now; empty for a new one. */
  href: string
  /** The words that it stands on; empty where it brings its own. */
  words: string
  onSet(href: string, words: string): void
  onRemove(): void
  onClose(): void
}

/** The link of some words of a text: where it goes, and the words of a new one. */
export function LinkPanel({ of, href, words, onSet, onRemove, onClose, ...goals }: LinkPanelProps) {
  const [ownWords, setOwnWords] = useState('')
  const id = useId()
  return (
    <Panel label={words === '' ? 'Link' : `Link op de woorden ${words}`} onClose={onClose}>
      <LinkChooser
        key={of}
        {...goals}
        href={href}
        words={words}
        onSet={(to, title) => onSet(to, ownWords.trim() || title)}
      >
        {words === '' && (
          <TextInput
            id={`${id}-words`}
            label="Woorden van de link"
            hint="Laat leeg om de titel van de pagina te gebruiken."
            optional
            maxLength={160}
            value={ownWords}
            onValue={setOwnWords}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
      </LinkChooser>
      <div className="buttons">
        {href !== '' && (
          <Button variant="quiet" onClick={onRemove}>
            Haal de link weg
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          Sluit
        </Button>
      </div>
    </Panel>
  )
}
