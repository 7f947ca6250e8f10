import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { adviceOf } from '../../core/content/advice/advice-of.ts'
import type { Place } from '../../core/content/part-defects.ts'
import type { contentChoices } from '../../core/contract/content/content-calls.ts'
import type { AnswerOf } from '../../core/contract/endpoint.ts'
import { goToField } from '../content-form/field-id.ts'
import { usePresence } from '../kit/use-presence.ts'
import { useAtLeast } from '../kit/use-width.ts'
import type { PanelName } from './Panels.tsx'
import { countsByBlock, partOf } from './remarks/remarks.ts'
import { blockKey, blocksOf, keysOf, placeOfBlock } from './saving/block-list.ts'
import type { Body } from './saving/merge-texts.ts'
import type { WrittenDocument } from './saving/use-document.ts'
import { useQuietFaults } from './writing/quiet-faults.ts'
import { useBlocks } from './writing/use-blocks.ts'

type Choices = AnswerOf<typeof contentChoices>
export type View = 'outline' | 'write' | 'preview'

/** From this width (px) all three parts stand side by side; from the other one the outline stands beside one of both others. */
const [wide, middling] = [1401, 901]

/** Faults and tips of the text, worked out when there is time for it. */
const useRemarks = ({ body, defects }: Pick<WrittenDocument, 'body' | 'defects'>, choices: Choices) => {
  const later = useDeferredValue(body)
  const advice = useMemo(() => adviceOf(later, choices), [later, choices])
  const counts = useMemo(() => countsByBlock(advice, defects), [advice, defects])
  return { advice, counts }
}

/**
 * What is open: a block by its key, or `page` for what the document says of itself. Where the block is gone, as another text was put
 * back or somebody took it away, what stands in its place is open.
 */
const useOpenPart = (body: Body) => {
  const [wanted, setWanted] = useState('page')
  const last = useRef({ key: '', place: 0 })
  const found = wanted === 'page' ? undefined : placeOfBlock(body, wanted)
  if (found !== undefined) last.current = { key: wanted, place: found }
  const instead =
    found === undefined && last.current.key === wanted ? keysOf(body)[last.current.place] : undefined
  if (instead !== undefined) setWanted(instead)
  const place = found ?? (instead === undefined ? ('page' as const) : last.current.place)
  return { key: place === 'page' ? 'page' : (instead ?? wanted), place, open: setWanted }
}

export interface RoomProps {
  written: WrittenDocument
  choices: Choices
}

/** The parts of the screen: what is open in which of them, and what leads from one to the other. */
export const useRoom = ({ written, choices }: RoomProps) => {
  const { body, document: read } = written
  const presence = usePresence(`content/${read.codename}`)
  const part = useOpenPart(body)
  const faults = useQuietFaults(written.defects, body)
  const [view, setView] = useState<View>('write')
  const [panel, setPanel] = useState<PanelName>()
  const [adding, setAdding] = useState<{ behind: string | undefined }>()
  const [wanted, setWanted] = useState(0)
  const given = useRef(0)
  const [said, setSaid] = useState('')
  const [isChoosing, setChoosing] = useState(false)
  const change = (next: Body | ((body: Body) => Body)) => {
    presence.typing()
    written.change(next)
  }
  const isMiddling = useAtLeast(middling)
  const isWide = useAtLeast(wide)
  const open = (key: string) => {
    part.open(key)
    setAdding(undefined)
    if (isMiddling && view === 'preview' && !isWide) setView('write')
    if (isMiddling) return
    setView('write')
    setWanted((count) => count + 1)
  }
  /** Opens a block and gives its title the focus, where what had it is gone. */
  const openAndFocus = (key: string) => {
    open(key)
    setView('write')
    setWanted((count) => count + 1)
  }
  const blocks = useBlocks({ now: written.now, change, tell: setSaid, open: openAndFocus })
  const goTo = (at: Place) => {
    const place = partOf(at)
    open(place === 'page' ? 'page' : blockKey(blocksOf(written.now())[place], place))
    setView('write')
    if (!isWide) setPanel(undefined)
    goToField(at)
  }
  const close = useCallback(() => setPanel(undefined), [])
  return {
    ...{ presence, part, faults, view, setView, panel, setPanel, adding, setAdding, isChoosing, setChoosing },
    ...{ wanted, given, said, isMiddling, isWide, change, blocks, open, openAndFocus, goTo, close },
    ...useRemarks({ body, defects: faults.told }, choices),
    // without a text there is nothing to write in, until one is put back
    readOnly: !read.may.write || written.copy !== undefined || written.isGone,
    isPreviewShown: isWide ? panel === undefined : view === 'preview',
  }
}

export type Room = ReturnType<typeof useRoom>
