import type { Environment } from '../state/environment.ts'

/** Kept pages outlive a day, so the first HTML knows none; the browser's own day counts once the funnel is ready. */
export const noDay = '1970-01-01'

/** The environment of a server: it holds the shape of the funnel's first step and can do nothing. */
export const serverEnvironment: Environment = {
  readDraft: () => undefined,
  writeDraft: () => undefined,
  clearDraft: () => undefined,
  keepConfirmation: () => undefined,
  call: () => Promise.reject(new Error('no calls while rendering')),
  newKey: () => '',
  solveCaptcha: () => Promise.reject(new Error('no calls while rendering')),
  propertiesNow: async () => undefined,
  requestedStep: () => null,
  query: () => '',
  showStep: () => undefined,
  travelled: () => undefined,
  goBack: () => undefined,
  leaveFor: () => undefined,
  handOver: () => undefined,
  record: () => undefined,
  remember: () => undefined,
  beacon: () => undefined,
  log: () => undefined,
  today: () => noDay,
  afterClick: (then) => then(),
}
