import { Drawing, type IconLook } from '../../web/ui/icons/Icon.tsx'
import { type OfficeIconName, officeIcons } from './icons.ts'

/** An icon of the office. */
export function OfficeIcon({ name, ...look }: IconLook & { name: OfficeIconName }) {
  return <Drawing path={officeIcons[name]} {...look} />
}
