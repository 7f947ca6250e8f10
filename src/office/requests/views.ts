import type { ScreenView } from '../shell/screen.ts'

/** One view of the list of requests: what it asks for by itself, before any filter. */
export interface RequestView extends ScreenView {
  asks: {
    /** Left out where it makes no difference whether they wait for staff. */
    open?: 'ja' | 'nee'
    owner?: string
    state?: 'asked'
    /** By promise: what is late, or promised for today. */
    due?: 'laat' | 'vandaag'
    /** What partners did not get yet; one of them stands in the address. */
    partner?: 'alle'
    order: 'belofte' | 'nieuwste'
  }
  /** Said where nothing is in it. */
  empty: string
}

const first: RequestView = {
  word: '',
  label: 'Van niemand',
  asks: { open: 'ja', owner: 'geen', order: 'belofte' },
  empty: 'Er wacht niets. Alles wat je hier mag zien, is opgepakt.',
}

/** The views that hang below the screen in the navigation. The first holds what nobody took yet. */
export const requestViews: readonly RequestView[] = [
  first,
  {
    word: 'mij',
    label: 'Van mij',
    asks: { open: 'ja', owner: 'mij', order: 'belofte' },
    empty: 'Er staat nu geen aanvraag op je naam.',
  },
  {
    word: 'laat',
    label: 'Te laat',
    asks: { open: 'ja', due: 'laat', order: 'belofte' },
    empty: 'Er is niets te laat.',
  },
  {
    word: 'vandaag',
    label: 'Vandaag beloofd',
    asks: { open: 'ja', due: 'vandaag', order: 'belofte' },
    empty: 'Voor de rest van vandaag is niets beloofd.',
  },
  {
    word: 'afzender',
    label: 'Bij afzender',
    asks: { open: 'nee', state: 'asked', order: 'nieuwste' },
    empty: 'Er wacht niets op een antwoord van een afzender.',
  },
  {
    word: 'partner',
    label: 'Bij partner',
    asks: { partner: 'alle', order: 'nieuwste' },
    empty: 'Er wacht niets op een partner.',
  },
  {
    word: 'open',
    label: 'Alles open',
    asks: { open: 'ja', order: 'belofte' },
    empty: 'Er staat niets open.',
  },
  {
    word: 'klaar',
    label: 'Klaar',
    asks: { open: 'nee', order: 'nieuwste' },
    empty: 'Er is nog niets klaar.',
  },
]

/** The view of a word in the address; the first for a word that names none. */
export const viewOf = (word: string | undefined): RequestView =>
  requestViews.find((one) => one.word === word) ?? first
