import { useState } from 'react'
import { startBulkAct } from '../../../core/contract/bulk-acts/bulk-acts-calls.ts'
import type { BulkAct } from '../../../core/staff/bulk-acts.ts'
import { focusTitle } from '../../kit/Screen.tsx'
import { useOffice } from '../../shell/office-context.ts'
import { useAddress } from '../../shell/use-address.ts'
import type { ListedRequest } from '../request-words.ts'
import type { Given } from './BulkForm.tsx'
import { type Chosen, noneChosen, toggled, withPage } from './choice.ts'

/** What somebody does with several requests of a list: which are chosen, and what is done with them. */
export interface Many {
  isAllowed: boolean
  chosen: Chosen
  toggle(row: ListedRequest): void
  /** Chooses every row of a page, or leaves them where all of them were chosen. */
  togglePage(rows: readonly ListedRequest[]): void
  none(): void
  /** The act that is looked at before it is done, in the place of the list; undefined while nothing is begun. */
  act: BulkAct | undefined
  begin(act: BulkAct): void
  /** Leaves the act. What was chosen stays. */
  leave(): void
  /** The id of an act that was begun and shows in the place of the list. */
  shown: string | undefined
  /** `given` is what was typed for it, just before. */
  show(id: string, given?: Given): void
  /** What was typed for the act that shows, for whoever takes it back; undefined once this page was left. */
  typed: Given | undefined
  /** Goes from what was begun back to the list. */
  hide(): void
}

/** In the address: the act that shows, by its id. So it is found again by whoever left it. */
const names = ['samen'] as const

/**
 * What is chosen of a list, and what is done with it. `pile` says which list it is: of another pile or other filters nothing is chosen,
 * and over the pages of one the choice stays.
 */
export const useMany = (pile: string): Many => {
  const { may } = useOffice()
  const [{ samen }, go] = useAddress(names)
  const [kept, setKept] = useState({ pile, chosen: noneChosen })
  const [act, setAct] = useState<BulkAct>()
  const [typed, setTyped] = useState<{ id: string; given: Given }>()
  const isAllowed = may(startBulkAct.name)
  const of = (state: typeof kept): Chosen => (state.pile === pile ? state.chosen : noneChosen)
  const change = (how: (chosen: Chosen) => Chosen) => setKept((before) => ({ pile, chosen: how(of(before)) }))
  const chosen = of(kept)
  return {
    isAllowed,
    chosen,
    toggle: (row) => change((all) => toggled(all, row)),
    togglePage: (rows) => change((all) => withPage(all, rows)),
    none: () => {
      // the bar goes, and what had the focus in it
      if (document.activeElement?.closest('.bulk-bar')) focusTitle()
      change(() => noneChosen)
    },
    act: chosen.size > 0 ? act : undefined,
    begin: setAct,
    leave: () => {
      setAct(undefined)
      focusTitle()
    },
    shown: isAllowed ? samen : undefined,
    typed: typed?.id === samen ? typed?.given : undefined,
    show: (id, given) => {
      setAct(undefined)
      if (given) setTyped({ id, given })
      change(() => noneChosen)
      go({ samen: id })
    },
    hide: () => {
      go({ samen: undefined })
      focusTitle()
    },
  }
}
