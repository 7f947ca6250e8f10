import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import {
  Autocomplete,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  SearchField,
  Text,
} from 'react-aria-components'
import type { KindName } from '../../core/content/kinds.ts'
import { IconButton } from '../../web/ui/Button.tsx'
import { OfficeIcon } from '../kit/OfficeIcon.tsx'
import { ranked } from '../kit/ranked.ts'
import { BlockPicture } from './BlockPicture.tsx'
import { type BlockGroup, blockGroups } from './block-descriptor.ts'
import { descriptors } from './descriptors.ts'

const kindNames = Object.keys(descriptors) as KindName[]

const groupNames = Object.keys(blockGroups) as BlockGroup[]

const searchedAs = (kind: KindName) => {
  const { label, about, group } = descriptors[kind]
  return { title: label, more: `${about} ${blockGroups[group]}` }
}

/**
 * The kinds that have the words that were typed, in their groups; the group of the one that is meant most comes first. A kind of
 * which a page has one is left out where the page has it.
 */
export const kindsFound = (typed: string, present: readonly (KindName | undefined)[] = []) => {
  const offered = kindNames.filter((kind) => !(descriptors[kind].isOnce && present.includes(kind)))
  const found = ranked(offered, typed, searchedAs)
  const first = (group: BlockGroup) => found.findIndex((kind) => descriptors[kind].group === group)
  const shown = groupNames.filter((group) => first(group) >= 0)
  const inOrder = typed.trim() === '' ? shown : shown.toSorted((one, other) => first(one) - first(other))
  return inOrder.map((group) => ({
    group,
    kinds: found.filter((kind) => descriptors[kind].group === group),
  }))
}

/** Gives the focus back to where it was before, unless a block was chosen: that one gets it. */
const useReturnedFocus = () => {
  const [opener] = useState(() => (typeof document === 'undefined' ? null : document.activeElement))
  const isChosen = useRef(false)
  useEffect(
    () => () => {
      if (!isChosen.current && document.activeElement === document.body && opener instanceof HTMLElement)
        opener.focus()
    },
    [opener],
  )
  return isChosen
}

interface GalleryProps {
  /** The kinds of the blocks that the page has. */
  present?: readonly (KindName | undefined)[]
  onChoose(kind: KindName): void
  /** Called by Escape in an empty search field, and by the button. */
  onClose(): void
}

/**
 * Every kind of block with its picture and what it is for, to choose a new one from: by words, arrows and Enter, or by a click. It
 * stands in the flow of the screen.
 */
export function Gallery({ present, onChoose, onClose }: GalleryProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const isChosen = useReturnedFocus()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onClose()
  }
  return (
    <fieldset className="gallery" aria-labelledby={id} onKeyDown={onKeyDown}>
      <div className="gallery-head">
        <h2 id={id}>Welk blok voeg je toe?</h2>
        <IconButton icon="cross" label="Sluit" onClick={onClose} />
      </div>
      <Autocomplete inputValue={typed} onInputChange={setTyped}>
        <SearchField aria-label="Zoek een blok" autoFocus className="gallery-search">
          <OfficeIcon name="search" size="s" />
          <Input className="input" placeholder="Zoek, zoals vragen of prijs" maxLength={60} />
          <Text slot="description" className="gallery-keys">
            <kbd>↓</kbd> kiest, <kbd>Enter</kbd> voegt toe
          </Text>
        </SearchField>
        <Menu
          aria-label="Blokken"
          className="gallery-list"
          renderEmptyState={() => <p className="muted">Geen blok met deze woorden.</p>}
          onAction={(kind) => {
            isChosen.current = true
            onChoose(kind as KindName)
          }}
        >
          {kindsFound(typed, present).map(({ group, kinds }) => (
            <MenuSection key={group} id={group} className="gallery-group">
              <Header className="gallery-group-name">{blockGroups[group]}</Header>
              {kinds.map((kind) => (
                <GalleryItem key={kind} kind={kind} />
              ))}
            </MenuSection>
          ))}
        </Menu>
      </Autocomplete>
    </fieldset>
  )
}

function GalleryItem({ kind }: { kind: KindName }) {
  const { label, about, group } = descriptors[kind]
  return (
    <MenuItem id={kind} textValue={`${label} ${about} ${blockGroups[group]}`} className="gallery-item">
      <BlockPicture kind={kind} />
      <span>
        <span className="gallery-label">{label}</span> <span className="gallery-about">{about}</span>
      </span>
    </MenuItem>
  )
}
