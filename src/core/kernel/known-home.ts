/** What may be known of a home. Each is a fact of its own, with its own source: most homes have only some of them. */
export const homeFactNames = [
  'constructionYear',
  'livingAreaSize',
  'houseType',
  'roofType',
  'rooms',
  'plotAreaSize',
  'facade',
  'insulation',
  'woz',
] as const
export type HomeFactName = (typeof homeFactNames)[number]

/** The source of a fact: the land register, the person who lives there, a valuer, or an earlier request of that person. */
export type FactSource = 'register' | 'person' | 'valuer' | 'request'

export interface KnownFact {
  /** The value as the schema of its field answers it: a year, a number of m², rooms or cents, a code, or several codes. */
  value: number | string | readonly string[]
  source: FactSource
  /** YYYY-MM-DD in Amsterdam: the day on which the source said so. */
  on: string
}

/** A home of one person, with what is known of it. It is never shared with others who live or lived there. */
export interface KnownHome {
  postcode: string
  houseNumber: number
  /** `''` where it has none. */
  addition: string
  streetName?: string
  city?: string
  facts: { readonly [Name in HomeFactName]?: KnownFact }
}

/** Whether something can be the value of a fact. */
export const isFactValue = (value: unknown): value is KnownFact['value'] =>
  typeof value === 'number' ||
  (typeof value === 'string' && value !== '') ||
  (Array.isArray(value) && value.every((one) => typeof one === 'string'))
