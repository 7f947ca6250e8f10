import { PageIcon } from '../ui/icons/PageIcon.tsx'
import { Prose, Section } from '../ui/Page.tsx'
import type { BlockProps } from './frame.ts'

/** Short texts in columns. */
export function Grid({ block: { anchor, title, intro, columns = 3, cells } }: BlockProps<'grid'>) {
  const Title = title ? 'h3' : 'h2'
  return (
    <Section id={anchor} title={title} lead={intro}>
      <ul className={`cells cells-${columns} bare`}>
        {cells.map((cell) => (
          <li key={cell.title}>
            {cell.icon && <PageIcon name={cell.icon} size="l" />}
            <Title className="h3">{cell.title}</Title>
            <Prose html={cell.text.html} />
            {cell.link && (
              <p>
                <a href={cell.link.href}>{cell.link.label}</a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
