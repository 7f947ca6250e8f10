import type { Desk as DeskSettings } from '../../core/content/settings.ts'
import { telephone } from '../../core/content/telephone.ts'
import { MailWords } from '../ui/Footer.tsx'
import { PageIcon } from '../ui/icons/PageIcon.tsx'

/** Phone number and opening hours of a desk. */
export function Desk({ desk, level = 3 }: { desk: DeskSettings; level?: 2 | 3 }) {
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <div className="desk">
      <Title className="h3">{desk.name}</Title>
      <p>
        <a className="desk-phone" href={telephone(desk.phone)}>
          <PageIcon name="phone" size="s" />
          {desk.phone}
        </a>
      </p>
      <dl>
        {desk.hours.map(({ days, times }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{times.replace(' - ', ' – ')}</dd>
          </div>
        ))}
      </dl>
      {desk.email && (
        <p>
          <a href={`mailto:${desk.email}`}>
            <MailWords address={desk.email} />
          </a>
        </p>
      )}
    </div>
  )
}
