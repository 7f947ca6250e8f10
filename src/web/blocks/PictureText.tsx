import { ButtonLink } from '../ui/Button.tsx'
import { PictureText as Duo, Prose, Section } from '../ui/Page.tsx'
import type { BlockProps } from './frame.ts'
import { Picture } from './Picture.tsx'

export function PictureText({ block }: BlockProps<'picture_text'>) {
  const { anchor, title, text, picture, side, action } = block
  return (
    <Section id={anchor}>
      <Duo
        title={title}
        flip={side === 'right'}
        picture={<Picture name={picture} />}
        action={
          action && (
            <ButtonLink href={action.href} variant="secondary">
              {action.label}
            </ButtonLink>
          )
        }
      >
        <Prose html={text.html} />
      </Duo>
    </Section>
  )
}
