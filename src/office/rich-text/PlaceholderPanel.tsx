import { Button } from '../../web/ui/Button.tsx'
import { Panel } from './Panel.tsx'
import { PickList } from './PickList.tsx'
import { textChoices } from './placeholder-words.ts'
import type { RichTextProps } from './rich-text-props.ts'

interface PlaceholderPanelProps extends Pick<RichTextProps, 'values' | 'labels'> {
  onPick(name: string): void
  onClose(): void
}

/** Chooses what the settings fill in: a price, a number, opening hours, with what each is today. */
export function PlaceholderPanel({ values, labels, onPick, onClose }: PlaceholderPanelProps) {
  return (
    <Panel label="Invulwoord" onClose={onClose}>
      <p>Wat een invulwoord zegt, staat in de instellingen. Verandert het daar, dan verandert het overal.</p>
      <PickList
        label="Welk invulwoord?"
        options={textChoices(values, labels).map(({ name, label, value }) => ({
          id: name,
          title: label,
          more: value,
        }))}
        none="Er is geen invulwoord met deze woorden."
        onPick={onPick}
      />
      <div className="buttons">
        <Button variant="quiet" onClick={onClose}>
          Sluit
        </Button>
      </div>
    </Panel>
  )
}
