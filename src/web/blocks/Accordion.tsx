import { Accordion as Folds, Prose, Section } from '../ui/Page.tsx'
import type { BlockProps } from './frame.ts'

export function Accordion({ block: { anchor, title, items } }: BlockProps<'accordion'>) {
  return (
    <Section id={anchor} title={title}>
      <Folds
        level={title ? 3 : 2}
        items={items.map((item) => ({ title: item.title, content: <Prose html={item.text.html} /> }))}
      />
    </Section>
  )
}
