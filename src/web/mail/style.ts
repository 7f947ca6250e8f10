import type { CSSProperties } from 'react'

/*
 * The palette of src/web/look/theme.css, written out: mail programs know no custom properties. Fonts are the
 * reader's own, since nothing is fetched from elsewhere.
 */
const color = {
  paper: '#ffffff',
  sand: '#faf6ef',
  ink: '#16262e',
  muted: '#54636b',
  gracht: '#0b3340',
  link: '#0e5366',
  dakpan: '#b23f17',
  line: '#d9cfbf',
}

const sans = "Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const head = "'Bricolage Grotesque', Georgia, 'Times New Roman', serif"

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
    color: '#ffffff',
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
  .m-ground, .m-ground > table > tbody > tr > td { background-color: #14242b !important; }
  .m-card { background-color: #0f1b20 !important; }
  .m-panel { background-color: #1b2f38 !important; }
  .m-ink { color: #eef3f4 !important; }
  .m-head { color: #dceef2 !important; }
  .m-muted { color: #a9b8be !important; }
  .m-link { color: #8ccfdf !important; }
  .m-button { background-color: #f2855a !important; color: #0f1b20 !important; }
  .m-line { border-color: #2c434d !important; }
}
`
