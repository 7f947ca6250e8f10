import { Prose, Section } from '../ui/Page.tsx'
import type { BlockProps } from './frame.ts'

export function RichText({ block }: BlockProps<'rich_text'>) {
  return (
    <Section id={block.anchor}>
      <Prose html={block.text.html} />
    </Section>
  )
}
