import { paths } from './paths.ts'

/** The icons of forms and funnels. Pages have more: `PageIcon`. */
export type IconName = keyof typeof paths

export type IconLook = {
  /** Size: s 20 px, m 24 px, l 44 px. The line is equally thick in each. */
  size?: 's' | 'm' | 'l'
  /** Accessible name, for an icon without words beside it. Without it the icon is decoration. */
  label?: string
}

/** An icon: one path on a grid of 24 px, with round strokes in the colour of the text around it. */
export function Drawing({ path, size = 'm', label }: IconLook & { path: string }) {
  const className = size === 'm' ? 'icon' : `icon icon-${size}`
  if (label === undefined)
    return (
      <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    )
  return (
    <svg className={className} viewBox="0 0 24 24" role="img" aria-label={label}>
      <path d={path} />
    </svg>
  )
}

/** An icon that a browser may have to draw, so of the small set. */
export function Icon({ name, ...look }: IconLook & { name: IconName }) {
  return <Drawing path={paths[name]} {...look} />
}
