import { Prose, Section } from '../ui/Page.tsx'
import type { BlockProps } from './frame.ts'

/** Texts below each other, each with its anchor; the plain script turns them into tabs. */
export function Tabs({ block, frame }: BlockProps<'tabs'>) {
  const { title, tabs } = block
  const anchors = frame.anchorsOf(block)
  const Title = title ? 'h3' : 'h2'
  return (
    <Section title={title}>
      <div className="tabs" data-tabs="">
        {tabs.map((tab, index) => (
          <section className="tab" key={anchors[index]} id={anchors[index]}>
            <Title className="h3 tab-title">{tab.title}</Title>
            <Prose html={tab.text.html} />
          </section>
        ))}
      </div>
    </Section>
  )
}
