/** Whom to remind of the appointments of a request, and what the reminder says. */
export interface Reminder {
  /** The e-mail address to which the confirmation went. */
  to: string
  /** The greeting that `greetingOf` makes. */
  greeting: string
  /** What the appointment is for, in our own words: `Contract laten controleren`. */
  service: string
  /** Sentences about how it goes: who calls, at which number. */
  how: readonly string[]
  /** Sentences about what to bring or have within reach. */
  ready: readonly string[]
  /** E.164 number, where the request asked for a text message. */
  mobile?: string | undefined
}
