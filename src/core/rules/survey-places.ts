/**
 * Pages beside those of content whose survey is counted, each under one name: the address of a request or of a search
 * says something about a person, and an address that does not exist is anybody's to make up.
 */
export const surveyPlaces = {
  mijn: '/mijn',
  search: '/zoekresultaat',
  notFound: '/404',
  failed: '/500',
  wait: '/429',
} as const

export type SurveyPlace = (typeof surveyPlaces)[keyof typeof surveyPlaces]

const places: readonly string[] = Object.values(surveyPlaces)

export const isSurveyPlace = (page: string): boolean => places.includes(page)
