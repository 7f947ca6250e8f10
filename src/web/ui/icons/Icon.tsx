import { paths } from './paths.ts'

export type IconName = keyof typeof paths

type IconProps = {
  name: IconName
  /** s 20 px, m 24 px, l 44 px. The line stays as thick in each. */
  size?: 's' | 'm' | 'l'
  /** What the sign says, where no word beside it says so. Without it the icon is decoration. */
  label?: string
}

/** A sign of the one icon set: 24 px grid, round strokes, in the colour of the text around it. */
export function Icon({ name, size = 'm', label }: IconProps) {
  const className = size === 'm' ? 'icon' : `icon icon-${size}`
  if (label === undefined)
    return (
      <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
        <path d={paths[name]} />
      </svg>
    )
  return (
    <svg className={className} viewBox="0 0 24 24" role="img" aria-label={label}>
      <path d={paths[name]} />
    </svg>
  )
}
