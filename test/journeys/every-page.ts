import { seeds } from '../../content/index.ts'

/** The address of every page that editors begin with. */
const paths = seeds.flatMap((document) => (document.kind === 'page' ? [document.path] : []))

const size = 12

/** Every page, a test for so many of them: none takes long, also on a machine that has other things to do. */
export const batches = Array.from({ length: Math.ceil(paths.length / size) }, (_, at) => {
  const batch = paths.slice(at * size, (at + 1) * size)
  return { first: batch[0], batch }
})
