import { seeds } from '../../content/content.ts'

const paths = seeds.flatMap((document) => (document.kind === 'page' ? [document.path] : []))

const size = 12

/** Every page, in batches that are a test each: no test then takes long, even on a busy machine. */
export const batches = Array.from({ length: Math.ceil(paths.length / size) }, (_, at) => {
  const batch = paths.slice(at * size, (at + 1) * size)
  return { first: batch[0], batch }
})
