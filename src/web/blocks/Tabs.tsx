import { tabAnchors } from '../../core/content/tabs.ts'
import { Prose, Section } from '../ui/Page.tsx'
import type { BlockProps } from './frame.ts'

/** Texts below each other, each with its anchor; the plain script makes tabs of them. */
export function Tabs({ block: { title, tabs } }: BlockProps<'tabs'>) {
  const anchors = tabAnchors(tabs.map((tab) => tab.title))
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
