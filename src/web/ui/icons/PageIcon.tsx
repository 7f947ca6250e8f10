import { Drawing, type IconLook } from './Icon.tsx'
import { pagePaths } from './page-paths.ts'

export type PageIconName = keyof typeof pagePaths

/** A sign of the one icon set, where only a server draws: in a funnel it would bring all drawings along. */
export function PageIcon({ name, ...look }: IconLook & { name: PageIconName }) {
  return <Drawing path={pagePaths[name]} {...look} />
}
