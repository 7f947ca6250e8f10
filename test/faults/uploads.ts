import type { Fault } from './fault.ts'

const folder = 'src/server/services/files'
const judge = 'judge-content'
const clean = 'pictures/clean-pictures'

/** In how uploads are judged. */
export const uploads: readonly Fault[] = [
  {
    rule: 'a file is what its extension says',
    file: 'judge-content.ts',
    instead: "if (kind.found === 'zip') {",
    tests: [judge],
  },
  { rule: 'nothing is a ZIP as well', file: 'judge-content.ts', instead: '', tests: [judge] },
  {
    rule: 'a document stays small when it is opened',
    file: 'office-package.ts',
    instead: '',
    tests: [judge],
  },
  {
    rule: 'a project of VBA is one whatever it is called',
    file: 'office-package.ts',
    instead: '',
    tests: [judge],
  },
  {
    rule: 'a document is of a type without macros',
    file: 'office-package.ts',
    instead: '',
    tests: [judge],
  },
  { rule: 'an old document holds no macros', file: 'compound-file.ts', instead: '', tests: [judge] },
  {
    rule: 'a picture has as many parts as can be looked through',
    file: 'pictures/parts.ts',
    instead: '',
    tests: [clean],
  },
  { rule: 'a picture can be opened', file: 'pictures/pixels.ts', instead: '', tests: [judge] },
  {
    rule: 'of a JPEG only what makes the picture stays',
    file: 'pictures/jpeg.ts',
    instead: 'if (code !== marker.end) return body',
    tests: [clean],
    always: true,
  },
  {
    rule: 'of a PNG only what makes the picture stays',
    file: 'pictures/png.ts',
    instead: "if (name !== 'IHDR' || kept.has(name)) out.push(whole)",
    tests: [clean],
  },
  {
    rule: 'of a GIF only what makes the picture stays',
    file: 'pictures/gif.ts',
    instead: 'out.push(bytes.subarray(from, at))',
    tests: [clean],
  },
].map((fault) => ({ folder, ...fault }))
