import { withSoftHyphen } from '../../core/content/soft-hyphen.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Hero as HeroLook, SearchForm } from '../ui/Page.tsx'
import type { BlockProps } from './frame.ts'
import { Picture } from './Picture.tsx'

export function Hero({ block, frame }: BlockProps<'hero'>) {
  const { title, lead, picture, actions = [], search } = block
  return (
    <HeroLook
      title={withSoftHyphen(title)}
      lead={lead}
      size={frame.path === '/' ? 'home' : 'page'}
      picture={picture && <Picture name={picture} />}
    >
      {actions.length > 0 && (
        <p className="hero-actions">
          {actions.map((action, index) => (
            <ButtonLink key={action.href} href={action.href} variant={index === 0 ? 'primary' : 'secondary'}>
              {action.label}
            </ButtonLink>
          ))}
        </p>
      )}
      {search && (
        <SearchForm
          action="/zoekresultaat"
          label={search.label}
          button={search.button}
          links={search.often.length > 0 ? { title: 'Vaak gezocht:', items: search.often } : undefined}
        />
      )}
    </HeroLook>
  )
}
