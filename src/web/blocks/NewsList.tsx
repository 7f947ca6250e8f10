import { newsDay } from '../../core/content/news-list.ts'
import { Section } from '../ui/Page.tsx'
import type { BlockProps } from './frame.ts'

export function NewsList({ block: { title, most = 10, more }, frame }: BlockProps<'news_list'>) {
  const shown = frame.news.filter(({ href }) => href !== frame.path).slice(0, most)
  const Title = title ? 'h3' : 'h2'
  return (
    <Section title={title}>
      {shown.length === 0 && <p>Er is nu geen nieuws.</p>}
      <ul className="news bare">
        {shown.map((item) => (
          <li key={item.href}>
            <p className="small muted">
              <time dateTime={item.date}>{newsDay(item)}</time>
            </p>
            <Title className="h3">
              <a href={item.href}>{item.title}</a>
            </Title>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
      {more && (
        <p className="news-more">
          <a href={more.href}>{more.label}</a>
        </p>
      )}
    </Section>
  )
}
