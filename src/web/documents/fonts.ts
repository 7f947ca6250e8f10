import latin from '@fontsource/figtree/files/figtree-latin-400-normal.woff?inline'
import latinBold from '@fontsource/figtree/files/figtree-latin-700-normal.woff?inline'
import names from '@fontsource/figtree/files/figtree-latin-ext-400-normal.woff?inline'
import namesBold from '@fontsource/figtree/files/figtree-latin-ext-700-normal.woff?inline'

const weights = (regular: string, bold: string) => [
  { src: regular, fontWeight: 400 },
  { src: bold, fontWeight: 700 },
]

/** The fonts of the site, as files that are embedded in a document. */
export const fonts = { latin: weights(latin, latinBold), names: weights(names, namesBold) }
