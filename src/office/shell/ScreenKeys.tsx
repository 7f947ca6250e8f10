import { useLocation } from 'wouter'
import { useKeys } from '../kit/use-keys.ts'
import type { OfficeScreen } from './screen.ts'

/** Lets the key of a screen lead to it from every other one. On the screen itself the key is its own. */
export function ScreenKeys({ screens }: { screens: readonly Pick<OfficeScreen, 'path' | 'key'>[] }) {
  const [location, navigate] = useLocation()
  const others = screens.filter(({ path }) => path !== location)
  useKeys(
    Object.fromEntries(
      others.flatMap(({ path, key }) => (key === undefined ? [] : [[key, () => navigate(path)]])),
    ),
  )
  return null
}
