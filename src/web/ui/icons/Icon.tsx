import { paths } from './paths.ts'

/** What forms and funnels show. Pages have more: `PageIcon`. */
export type IconName = keyof typeof paths

export type IconLook = {
  /** s 20 px, m 24 px, l 44 px. The line stays as thick in each. */
  size?: 's' | 'm' | 'l'
  /** What the sign says, where no word beside it says so. Without it the icon is decoration. */
  label?: string
}

/** One path on the 24 px grid, round strokes, in the colour of the text around it. */
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

/** A sign of the one icon set, wherever a browser may have to draw it. */
export function Icon({ name, ...look }: IconLook & { name: IconName }) {
  return <Drawing path={paths[name]} {...look} />
}
