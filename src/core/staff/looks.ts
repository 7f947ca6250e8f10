/**
 * One line of who of the association looked at somebody's data, or did something with it: a day, a role, an act and a reason.
 * Never a name: a colleague answers to the association, and the association to the person.
 */
export interface Look {
  /** The day in Amsterdam, as YYYY-MM-DD. */
  day: string
  /** `Een medewerker van de ledenservice`. */
  who: string
  /** `bekeek je aanvraag`. */
  what: string
  /** `Vanwege een klacht`; left out where no reason was asked. */
  why?: string
  /** The request that it was about; left out where it was about the person. */
  reference?: string
  /** How often on that day. */
  times: number
}

/** What a page shows of such looks, the newest first. */
export interface Looks {
  looks: Look[]
  /** True where there are older ones than the page shows. */
  more: boolean
}

/** The most lines that a page shows. */
export const mostLooks = 50

/** A look without its day, request and reason: `Een adviseur bekeek je aanvraag (2 keer)`. */
export const lookInWords = ({ who, what, times }: Pick<Look, 'who' | 'what' | 'times'>): string =>
  `${who} ${what}${times > 1 ? ` (${times} keer)` : ''}`
