import type { CSSProperties } from 'react'
import { token } from '../look/theme.ts'

// Mail programs know no custom properties, so the theme's colours are written out. Fonts are the reader's own, since
// nothing is fetched from elsewhere.
const color = {
  paper: token('paper'),
  sand: token('sand'),
  ink: token('ink'),
  muted: token('muted'),
  gracht: token('gracht-9'),
  link: token('gracht-7'),
  dakpan: token('dakpan-6'),
  line: token('line'),
}

/** The theme's family as a style attribute may hold it, without the stand-ins that only our pages have. */
const family = (name: string) =>
  token(name)
    .replace(/"[^"]* stand-in",\s*/g, '')
    .replaceAll('"', "'")

const sans = family('body')
const head = family('head')

/** Words that are too long for the column break instead of widening it. */
const wraps: CSSProperties = { overflowWrap: 'anywhere', wordBreak: 'break-word' }

/** Everything inline: several mail programs drop style sheets. */
export const style = {
  body: { margin: 0, padding: 0, backgroundColor: color.sand, fontFamily: sans, color: color.ink },
  container: { width: '100%', maxWidth: '600px', margin: '0 auto', padding: '24px 12px 32px' },
  sender: { margin: '0 0 16px', padding: '0 20px', fontFamily: head, fontSize: '20px', fontWeight: 700 },
  senderLink: { color: color.gracht, textDecoration: 'none' },
  card: { backgroundColor: color.paper, borderRadius: '16px', padding: '28px 20px' },
  title: {
    ...wraps,
    margin: '0 0 20px',
    fontFamily: head,
    fontSize: '26px',
    lineHeight: '32px',
    color: color.gracht,
  },
  heading: {
    ...wraps,
    margin: '28px 0 8px',
    fontFamily: head,
    fontSize: '19px',
    lineHeight: '26px',
    color: color.gracht,
  },
  text: { ...wraps, margin: '0 0 14px', fontSize: '17px', lineHeight: '27px', color: color.ink },
  reference: { backgroundColor: color.sand, borderRadius: '12px', padding: '16px 20px', margin: '20px 0' },
  referenceLabel: { margin: 0, fontSize: '16px', lineHeight: '22px', color: color.muted },
  referenceCode: {
    ...wraps,
    margin: '2px 0 0',
    fontFamily: head,
    fontSize: '24px',
    lineHeight: '30px',
    fontWeight: 700,
    color: color.gracht,
  },
  list: { margin: '0 0 14px', padding: '0 0 0 24px' },
  item: { ...wraps, margin: '0 0 8px', fontSize: '17px', lineHeight: '27px', color: color.ink },
  button: {
    margin: '8px 0 20px',
    padding: '14px 28px',
    borderRadius: '999px',
    backgroundColor: color.dakpan,
    color: token('on-accent'),
    fontSize: '17px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  rule: { margin: '28px 0 0', borderColor: color.line },
  section: { ...wraps, margin: '20px 0 4px', fontSize: '17px', lineHeight: '24px', fontWeight: 700 },
  answer: { ...wraps, margin: '0 0 10px', fontSize: '17px', lineHeight: '25px', color: color.ink },
  label: { fontSize: '16px', color: color.muted },
  footer: { padding: '20px 20px 0' },
  footerText: { ...wraps, margin: '0 0 4px', fontSize: '16px', lineHeight: '24px', color: color.muted },
  link: { color: color.link, textDecoration: 'underline' },
} satisfies Record<string, CSSProperties>

/** Mail programs with a dark mode of their own take these; the others keep the light colours, all of them. */
export const darkMode = `
@media (prefers-color-scheme: dark) {
  .m-ground, .m-ground > table > tbody > tr > td { background-color: ${token('sand', 'night')} !important; }
  .m-card { background-color: ${token('paper', 'night')} !important; }
  .m-panel { background-color: ${token('sand-2', 'night')} !important; }
  .m-ink { color: ${token('ink', 'night')} !important; }
  .m-head { color: ${token('gracht-9', 'night')} !important; }
  .m-muted { color: ${token('muted', 'night')} !important; }
  .m-link { color: ${token('gracht-7', 'night')} !important; }
  .m-button { background-color: ${token('dakpan-6', 'night')} !important; color: ${token('on-accent', 'night')} !important; }
  .m-line { border-color: ${token('line', 'night')} !important; }
}
`
