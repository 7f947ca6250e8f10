import * as z from 'zod/mini'

export const pageSize = 10

/** Name of the query parameter with the id of the place or subject that was chosen in the problem finder. */
export const choiceParameter = 'keuze'
/** The query parameter that tells from which result on more were asked for. */
export const fromParameter = 'vanaf'

const word = '[a-z0-9]+(?:-[a-z0-9]+)*'

export const placeId = z
  .string()
  .check(
    z.maxLength(40),
    z.regex(new RegExp(`^${word}$`), 'Gebruik kleine letters en cijfers, met een streepje tussen woorden.'),
  )
/** A subject of a place: `badkamer.toilet`. Words that a reader types have no dot in them, so none is taken for a subject. */
export const subjectId = z
  .string()
  .check(
    z.maxLength(90),
    z.regex(
      new RegExp(`^${word}\\.${word}$`),
      'Schrijf de plek en het onderwerp met een punt ertussen, zoals badkamer.toilet.',
    ),
  )
