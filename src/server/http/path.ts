import type { FastifyRequest } from 'fastify'

/** The path of a request, as it was sent: no decoding, and without what stands behind `?`. */
export const pathOf = ({ url }: Pick<FastifyRequest, 'url'>): string => {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}

/** A path without the slashes at its end. Looked at from there: a pattern would start again at every slash of 15 KB. */
export const withoutEndSlashes = (path: string): string => {
  let end = path.length
  while (end > 0 && path[end - 1] === '/') end--
  return path.slice(0, end)
}
