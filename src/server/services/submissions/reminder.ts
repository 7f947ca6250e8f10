/** Who is reminded of the appointments of a request, and what its reminder says. */
export interface Reminder {
  /** E-mail address: the one to which the confirmation went. */
  to: string
  /** As `greetingOf` makes it. */
  greeting: string
  /** What the appointment is for, in words of ours: `Contract laten controleren`. */
  service: string
  /** How it goes, in sentences: who calls, at which number. */
  how: readonly string[]
  /** What to bring or have within reach, in sentences. */
  ready: readonly string[]
  /** E.164, where the request asked for a text message. */
  mobile?: string | undefined
}
