/** Seconds without use after which the session of a person ends. Drafts stand in the browser and outlive the session. */
export interface SessionRules {
  /** For people who logged in for this visit only. */
  idle: number
  /** For people who chose `Ingelogd blijven`. */
  stayingIdle: number
}
