import type { Links, Values } from './judge-href.ts'

export interface RichTextProps {
  /** Id of what takes the focus: the button that opens the text, and the text while it is open. */
  id: string
  /** What the text is, read aloud with it. `Tekst` when left out. */
  label?: string
  /** Rich text, as it is stored. */
  value: string
  /** Called with every change. A text that is as it was opened comes back to the letter. */
  onChange(html: string): void
  /** The placeholders, with the value of today. */
  values: Values
  /** Better names of placeholders than those made of their codenames, by placeholder. */
  labels?: ReadonlyMap<string, string>
  /** Where its links can lead. */
  links: Links
  /** Ids of the hint and the error of the field. */
  describedBy?: string
  invalid?: boolean
  readOnly?: boolean
}
