import { useEffect, useMemo, useRef, useState } from 'react'
import { useParams } from 'wouter'
import type { KindName } from '../../core/content/kinds.ts'
import {
  contentChoices,
  createDocument,
  listPreviewLinks,
} from '../../core/contract/content/content-calls.ts'
import { Gallery } from '../blocks/Gallery.tsx'
import type { MenuAct } from '../kit/ActionMenu.tsx'
import { Failure } from '../kit/Failure.tsx'
import { Screen } from '../kit/Screen.tsx'
import { Segments } from '../kit/Segments.tsx'
import { useToast } from '../kit/Toasts.tsx'
import { useOffice } from '../shell/office-context.ts'
import { useCall } from '../shell/use-call.ts'
import { ClashingTexts } from './ClashingTexts.tsx'
import { DocumentHead } from './DocumentHead.tsx'
import { DocumentNotices } from './DocumentNotices.tsx'
import { NewDocument } from './NewDocument.tsx'
import { actingPanels, type PanelName, Panels, panelTitles } from './Panels.tsx'
import { PreviewPane } from './preview/PreviewPane.tsx'
import { blockKey, blocksOf } from './saving/block-list.ts'
import { titleOf } from './saving/document-words.ts'
import type { Body } from './saving/merge-texts.ts'
import { useDocument, type WrittenDocument } from './saving/use-document.ts'
import { useUnsaved } from './saving/use-unsaved.ts'
import { type Room, type RoomProps, useRoom, type View } from './use-room.ts'
import { Outline } from './writing/Outline.tsx'
import { kindOf, outlineRows } from './writing/outline-rows.ts'
import { PartSkips } from './writing/PartSkips.tsx'
import { nameOfField } from './writing/quiet-faults.ts'
import { useParts } from './writing/use-parts.ts'
import { WritePane } from './writing/WritePane.tsx'

const views: readonly { word: View; label: string }[] = [
  { word: 'outline', label: 'Opbouw' },
  { word: 'write', label: 'Schrijven' },
  { word: 'preview', label: 'Voorbeeld' },
]

const partWays = [
  { to: 'outline', label: 'Naar de blokken' },
  { to: 'write', label: 'Naar het formulier' },
] as const
/** The buttons that publish stand in the head. */
const headWays = [{ to: 'head', label: 'Naar boven, voor Publiceren' }] as const

/** A text as it stood last while it could be seen: what is hidden is not drawn anew. */
const useSeen = (body: Body, isSeen: boolean): Body => {
  const seen = useRef(body)
  if (isSeen) seen.current = body
  return seen.current
}

/** Tells that a text of somebody else came together with this one. */
const useJoined = ({ joined }: WrittenDocument): void => {
  const tell = useToast()
  const number = joined?.number
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once of each text
  useEffect(() => {
    if (joined) tell(`${joined.by ?? 'Iemand anders'} bewaarde ook iets. Dat staat nu in je tekst.`)
  }, [number])
}

interface MenuOf {
  written: WrittenDocument
  /** Whether the head has no room for a button that leads to the history. */
  isNarrow: boolean
  show(panel: PanelName): void
  duplicate(): void
}

/** What may be done with the whole document, beside publishing it. */
const useMenu = ({ written: { document }, isNarrow, show, duplicate }: MenuOf): MenuAct[] => {
  const { may } = useOffice()
  const { codename, published, draft, file } = document
  const isPage = codename !== 'settings'
  const open = (panel: PanelName, label: string): MenuAct => ({ id: panel, label, run: () => show(panel) })
  return [
    ...(isNarrow ? [open('history', panelTitles.history)] : []),
    ...(may(listPreviewLinks.name) ? [open('links', panelTitles.links)] : []),
    ...(isPage && may(createDocument.name) ? [{ id: 'copy', label: 'Maak een kopie…', run: duplicate }] : []),
    ...(isPage && published && document.may.publish ? [open('withdraw', 'Haal van de site…')] : []),
    ...(draft && document.may.write ? [open('discard', 'Gooi het concept weg…')] : []),
    ...(file === 'none' ? [] : [open('file', 'Vergelijk met het bestand')]),
  ]
}

/** The column in the middle: two texts of which one is chosen, the blocks to choose from, or the form of what is open. */
function Middle({ room, written, choices }: RoomProps & { room: Room }) {
  const { adding, setAdding, blocks, openAndFocus, part, faults } = room
  const add = (kind: KindName) => {
    const key = blocks.add(kind, adding?.behind)
    faults.begin(nameOfField(key))
    openAndFocus(key)
  }
  if (written.newer && room.isChoosing)
    return <ClashingTexts newer={written.newer} written={written} onOver={() => room.setChoosing(false)} />
  if (adding)
    return (
      <Gallery
        present={blocksOf(written.body).map(kindOf)}
        onChoose={add}
        onClose={() => setAdding(undefined)}
      />
    )
  return (
    <WritePane
      body={written.body}
      open={part.place}
      openKey={part.key}
      // the blocks are another part: what is typed here leaves them as they are at that moment
      onChange={(next) => room.change((now) => ('blocks' in now ? { ...next, blocks: now.blocks } : next))}
      blocks={blocks}
      onOpen={openAndFocus}
      choices={choices}
      defects={faults.told}
      onBegin={(field) => faults.begin(nameOfField(part.key, field))}
      onLeave={(field) => faults.leave(nameOfField(part.key, field))}
      advice={room.advice}
      onGo={room.goTo}
      readOnly={room.readOnly}
      wanted={room.wanted}
      given={room.given}
    />
  )
}

/** The page as visitors would see it; it keeps how it is looked at while it is hidden. */
function Preview({ room, written }: { room: Room; written: WrittenDocument }) {
  const { isPreviewShown, part, openAndFocus, setPanel } = room
  const { may } = useOffice()
  const body = useSeen(written.body, isPreviewShown)
  const [wasShown, setShown] = useState(isPreviewShown)
  if (isPreviewShown && !wasShown) setShown(true)
  if (!wasShown) return null
  const open = (place: number) => openAndFocus(blockKey(blocksOf(written.now())[place], place))
  return (
    <PreviewPane
      codename={written.document.codename}
      body={body}
      open={part.place}
      onOpen={open}
      onShare={may(listPreviewLinks.name) ? () => setPanel('links') : undefined}
    />
  )
}

const topOf = (body: Body) =>
  body.kind === 'settings'
    ? { name: 'Instellingen', about: 'prijzen, loketten, menu’s' }
    : { name: 'Over de pagina', about: 'titel, adres, zoekwoorden' }

/** A document that is open: its outline, its form, and the page beside it. */
function DocumentRoom({ written, choices }: RoomProps) {
  const room = useRoom({ written, choices })
  const { body, document: read, flush, state } = written
  const { part, view, setView, panel, setPanel, blocks, readOnly, counts, isWide, presence } = room
  const [isFolded, setFolded] = useState(false)
  const [isCopied, setCopied] = useState(false)
  const save = () => {
    room.faults.reveal()
    void flush()
  }
  const publish = (name: PanelName) => {
    room.faults.reveal()
    setPanel(name)
  }
  useParts({ save, putBack: () => !readOnly && blocks.putBack() })
  useUnsaved(state !== 'saved')
  useJoined(written)
  const title = titleOf(body, read.codename)
  const isPage = body.kind !== 'settings'
  const path = typeof body.path === 'string' ? body.path : null
  const rows = useMemo(() => outlineRows(body), [body])
  const duplicate = () => {
    void flush()
    setCopied(true)
  }
  const acts = useMenu({ written, isNarrow: !room.isMiddling, show: setPanel, duplicate })
  return (
    <>
      <DocumentHead
        title={title}
        written={written}
        others={presence.others}
        acts={acts}
        onHistory={() => setPanel('history')}
        onChanges={() => publish('changes')}
        onPublish={read.may.publish ? () => publish('publish') : undefined}
        isActing={panel !== undefined && actingPanels.includes(panel)}
      />
      <div className="document-notices">
        <DocumentNotices
          written={written}
          onChoose={() => {
            setPanel(undefined)
            setView('write')
            room.setChoosing(true)
          }}
          onLead={() => setPanel('lead')}
        />
      </div>
      <div className="document-views no-print" data-shown={isWide ? undefined : ''}>
        <Segments<View> label="Wat zie je?" options={views} value={view} onChoose={setView} />
      </div>
      <PartSkips
        label="Ga verder bij"
        ways={isPage ? [...partWays, { to: 'preview', label: 'Naar het voorbeeld' }] : partWays}
        onGo={(to) => {
          if (!isWide || to === 'preview') setPanel(undefined)
          if (to === 'outline' || to === 'write' || to === 'preview') setView(to)
        }}
      />
      <div
        className="document-parts"
        data-view={view}
        data-panel={panel === undefined ? undefined : ''}
        data-page={isPage ? '' : undefined}
      >
        <nav className="outline" aria-label="Opbouw van de pagina" data-part="outline">
          <div className="outline-stay">
            <Outline
              rows={rows}
              top={topOf(body)}
              open={part.key}
              onOpen={room.open}
              counts={counts}
              blocks={blocks}
              onAdd={(behind) => {
                room.setAdding({ behind })
                setView('write')
              }}
              isFolded={isFolded}
              onFold={() => setFolded(!isFolded)}
              hasBlocks={isPage}
              readOnly={readOnly}
            />
          </div>
        </nav>
        <div className="write" data-part="write">
          <Middle room={room} written={written} choices={choices} />
        </div>
        {panel && <Panels open={panel} written={written} onGo={room.goTo} onClose={room.close} />}
        {isPage && (
          <div className="document-preview" data-part="preview">
            <Preview room={room} written={written} />
          </div>
        )}
      </div>
      <PartSkips label="Ga terug naar" ways={headWays} onGo={() => undefined} />
      <p className="unseen" role="status">
        {room.said}
      </p>
      <NewDocument
        isOpen={isCopied}
        like={{ codename: read.codename, title, path }}
        onClose={() => setCopied(false)}
      />
    </>
  )
}

function Held({ codename }: { codename: string }) {
  const held = useDocument(codename)
  const choices = useCall(contentChoices, {}, { onReturn: false })
  const fault = held.kind === 'failed' ? held.fault : choices.error
  if (fault)
    return (
      <Screen title="Deze pagina opent niet">
        <Failure
          fault={fault}
          onAgain={() => (held.kind === 'failed' ? held.again() : void choices.refetch())}
        />
      </Screen>
    )
  if (held.kind !== 'open' || !choices.data) return <p className="work-head muted">Een moment…</p>
  return <DocumentRoom written={held} choices={choices.data} />
}

/** One text of the site: writing it, seeing it as visitors would, and putting it on the site. */
export default function DocumentScreen() {
  const { codename = '' } = useParams<{ codename: string }>()
  return <Held key={codename} codename={codename} />
}
