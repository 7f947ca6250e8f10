import { useEffect, useState } from 'react'
import {
  Autocomplete,
  Dialog,
  Input,
  Menu,
  MenuItem,
  Modal,
  ModalOverlay,
  SearchField,
  useFilter,
} from 'react-aria-components'
import { useLocation } from 'wouter'

export interface PaletteEntry {
  path: string
  label: string
}

/** The command palette: every screen by its name, opened by Ctrl K. */
export function Palette({ entries }: { entries: readonly PaletteEntry[] }) {
  const [isOpen, setOpen] = useState(false)
  const [, go] = useLocation()
  const { contains } = useFilter({ sensitivity: 'base' })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // in a text the same keys set a link
      if (event.defaultPrevented) return
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen((open) => !open)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <ModalOverlay className="veil" data-kind="palette" isOpen={isOpen} onOpenChange={setOpen} isDismissable>
      <Modal>
        <Dialog className="dialog" aria-label="Ga naar">
          <Autocomplete filter={contains}>
            <SearchField aria-label="Ga naar" autoFocus>
              <Input className="input" placeholder="Ga naar…" maxLength={60} />
            </SearchField>
            <Menu
              aria-label="Schermen"
              className="menu-list"
              items={entries.map((entry) => ({ ...entry, id: entry.path }))}
              renderEmptyState={() => <p className="muted">Geen scherm met deze naam.</p>}
              onAction={(path) => {
                setOpen(false)
                go(String(path))
              }}
            >
              {({ id, label }) => (
                <MenuItem id={id} textValue={label} className="menu-item">
                  {label}
                </MenuItem>
              )}
            </Menu>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
