import { ButtonLink } from '../ui/Button.tsx'
import { CallToAction as Band } from '../ui/Page.tsx'
import type { BlockProps } from './frame.ts'

export function CallToAction({ block: { title, text, action, points } }: BlockProps<'call_to_action'>) {
  return (
    <Band
      title={title}
      text={text}
      points={points}
      action={
        <ButtonLink href={action.href} iconAfter="arrow">
          {action.label}
        </ButtonLink>
      }
    />
  )
}
