import { Drawing, type IconLook } from './Icon.tsx'
import { pagePaths } from './page-paths.ts'

export type PageIconName = keyof typeof pagePaths

/** An icon where only a server draws: in a funnel it would load all drawings. */
export function PageIcon({ name, ...look }: IconLook & { name: PageIconName }) {
  return <Drawing path={pagePaths[name]} {...look} />
}
