import * as z from 'zod/mini'

/** How many problems a page of results holds. */
export const pageSize = 10

/** The query parameter that says what was chosen, on the pages of the finder. */
export const choiceParameter = 'keuze'
/** The query parameter that says from which result on more was asked for. */
export const fromParameter = 'vanaf'

const word = '[a-z0-9]+(?:-[a-z0-9]+)*'

/** A place in or around a home: `badkamer`. */
export const placeId = z.string().check(z.maxLength(40), z.regex(new RegExp(`^${word}$`)))
/** A subject of a place: `badkamer.toilet`. Words of a reader have no dot in them, so no question is taken for one. */
export const subjectId = z.string().check(z.maxLength(90), z.regex(new RegExp(`^${word}\\.${word}$`)))
