import type { FastifyRequest } from 'fastify'

/** The path of a request as it was sent: not decoded, without the query. */
export const pathOf = ({ url }: Pick<FastifyRequest, 'url'>): string => {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}

/**
 * A path without the slashes at its end. A loop from the end, because a regular expression would start again at every slash of a
 * path of 15 KB.
 */
export const withoutEndSlashes = (path: string): string => {
  let end = path.length
  while (end > 0 && path[end - 1] === '/') end--
  return path.slice(0, end)
}
