import type { Place } from '../../core/content/part-defects.ts'
import { SidePanel } from '../kit/SidePanel.tsx'
import { FilePanel } from './history/FilePanel.tsx'
import { HistoryPanel } from './history/HistoryPanel.tsx'
import { PreviewLinks } from './preview/PreviewLinks.tsx'
import { DiscardPanel } from './publish/DiscardPanel.tsx'
import { LeadPanel } from './publish/LeadPanel.tsx'
import { PublishPanel } from './publish/PublishPanel.tsx'
import { WithdrawPanel } from './publish/WithdrawPanel.tsx'
import type { Body } from './saving/merge-texts.ts'
import type { WrittenDocument } from './saving/use-document.ts'

/** What can be open beside the text, with its title. */
export const panelTitles = {
  publish: 'Publiceren',
  changes: 'Wat verandert hierdoor?',
  history: 'Geschiedenis',
  links: 'Links om te delen',
  withdraw: 'Haal van de site',
  lead: 'Waar bezoekers heen gaan',
  discard: 'Gooi het concept weg',
  file: 'Vergelijk met het bestand',
} as const
export type PanelName = keyof typeof panelTitles

/** Panels in which something is done to the site or the draft: the filled button of the screen is theirs. */
export const actingPanels: readonly PanelName[] = ['publish', 'withdraw', 'lead', 'discard']

interface PanelsProps {
  open: PanelName
  written: WrittenDocument
  onGo(at: Place): void
  onClose(): void
}

/** What is open beside the text: it is read and acted on with the text as it was saved when it opened. */
export function Panels({ open, written, onGo, onClose }: PanelsProps) {
  const { document, body, number, flush, reread, change } = written
  const take = (next: Body) => change(next)
  const done = () => {
    onClose()
    void reread()
  }
  const common = { document, flush, onDone: done, onGo }
  return (
    <div className="document-panel" data-part="panel">
      <SidePanel title={panelTitles[open]} of={open} onClose={onClose}>
        {open === 'publish' && <PublishPanel {...common} />}
        {open === 'changes' && <PublishPanel {...common} isLook />}
        {open === 'history' && <HistoryPanel document={document} body={body} onPutBack={take} />}
        {open === 'links' && <PreviewLinks codename={document.codename} number={number} />}
        {open === 'withdraw' && <WithdrawPanel {...common} />}
        {open === 'lead' && <LeadPanel document={document} onDone={done} />}
        {open === 'discard' && <DiscardPanel {...common} />}
        {open === 'file' && <FilePanel document={document} body={body} onTake={take} />}
      </SidePanel>
    </div>
  )
}
