import type { Environment } from '../state/environment.ts'

/**
 * The date in HTML that a server draws: pages are kept for longer than a day, so they cannot know one. The browser's own date
 * counts once the funnel is ready.
 */
export const noDay = '1970-01-01'

/** The environment on a server, which draws the funnel's first step and can do nothing else. */
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
