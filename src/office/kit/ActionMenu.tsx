import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { OfficeIcon } from './OfficeIcon.tsx'

export interface MenuAct {
  id: string
  label: string
  run(): void
}

/** A button with three dots that opens a menu of acts. `label` names what the acts are about. */
export function ActionMenu({ label, acts }: { label: string; acts: readonly MenuAct[] }) {
  if (acts.length === 0) return null
  return (
    <MenuTrigger>
      <Button className="btn btn-quiet btn-icon" aria-label={label}>
        <OfficeIcon name="more" />
      </Button>
      <Popover className="popover" placement="bottom end">
        <Menu className="menu-list" onAction={(id) => acts.find((act) => act.id === id)?.run()}>
          {acts.map((act) => (
            <MenuItem key={act.id} id={act.id} className="menu-item">
              {act.label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
