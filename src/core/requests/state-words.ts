import type { RequestState } from '../mijn/pages.ts'

/** The states of a request in the words of the office. */
export const officeStateWords: Readonly<Record<RequestState, string>> = {
  received: 'Nieuw',
  'passed-on': 'Bij partner',
  confirmed: 'Bevestigd',
  failed: 'Vastgelopen',
  refused: 'Afgewezen',
  withdrawn: 'Ingetrokken',
}

/** What staff say of a request that came in or got stuck, and that they saw to: its sender sees no change. */
export const doneInOffice = 'Klaar'

/** Whether staff saw to a request of which its state says that it came in or got stuck. */
export const isDoneInOffice = ({ state, open }: { state: RequestState; open: boolean }): boolean =>
  !open && (state === 'received' || state === 'failed')

/** The state of a request as staff read it. */
export const stateInOffice = (request: { state: RequestState; open: boolean }): string =>
  isDoneInOffice(request) ? doneInOffice : officeStateWords[request.state]
