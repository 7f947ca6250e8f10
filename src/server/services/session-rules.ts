/** After how many seconds without use a session of a person ends. Drafts stand in the browser, and outlive it. */
export interface SessionRules {
  /** Of who logged in for this visit. */
  idle: number
  /** Of who chose `Ingelogd blijven`. */
  stayingIdle: number
}
