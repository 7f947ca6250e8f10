import type { CSSProperties } from 'react'
import { token } from '../look/theme.ts'

// The theme's colours as values, because mail programs know no custom properties.
const color = {
  paper: token('paper'),
  sand: token('sand'),
  ink: token('ink'),
  muted: token('muted'),
  gracht: token('gracht-9'),
  tint: token('gracht-1'),
  dakpan: token('dakpan-6'),
  line: token('line'),
  band: token('band'),
  bandInk: token('band-ink'),
  bandHead: token('band-head'),
}

/**
 * A font stack of which every machine has one. Outlook shows a family that it does not know as Times, so no font of our own is
 * named.
 */
const system = "'Segoe UI', -apple-system, BlinkMacSystemFont, Roboto, 'Helvetica Neue', Arial, sans-serif"

/**
 * The theme's font family where it is one that machines have; the system stack where pages fetch the font, as a mail fetches
 * nothing.
 */
const family = (name: string): string => {
  const own = token(name)
  return own === '' || own.includes('stand-in') ? system : own.replaceAll('"', "'")
}

// The font is repeated with every text: tables in Outlook inherit no font.
const sans = { fontFamily: family('body') } satisfies CSSProperties
const head = { fontFamily: family('head'), letterSpacing: '-0.01em' } satisfies CSSProperties

/** Breaks words that are too long for the column, instead of widening it. */
const wraps: CSSProperties = { overflowWrap: 'anywhere', wordBreak: 'break-word' }

const text: CSSProperties = {
  ...wraps,
  ...sans,
  margin: '0 0 14px',
  fontSize: '17px',
  lineHeight: '27px',
  color: color.ink,
}
const panel: CSSProperties = { borderRadius: '20px', padding: '32px' }
const cell: CSSProperties = {
  ...wraps,
  ...sans,
  padding: '9px 0',
  borderTop: `1px solid ${color.line}`,
  lineHeight: '24px',
  textAlign: 'left',
  verticalAlign: 'top',
}

/** Inline styles of a mail: several mail programs drop style sheets. */
export const style = {
  body: { margin: 0, padding: 0, backgroundColor: color.sand, ...sans, color: color.ink },
  container: { width: '100%', maxWidth: '600px', margin: '0 auto', padding: '28px 12px 32px' },
  wordmark: { margin: '0 0 20px 20px', borderCollapse: 'collapse' },
  mark: { width: '30px', verticalAlign: 'bottom', lineHeight: 0 },
  row: { width: '30px', borderCollapse: 'collapse' },
  pixel: { padding: 0, fontSize: 0, lineHeight: 0 },
  wall: { backgroundColor: color.dakpan },
  door: { backgroundColor: color.sand, borderRadius: '5px 5px 0 0', fontSize: 0, lineHeight: 0 },
  name: {
    ...head,
    padding: '0 0 0 10px',
    fontSize: '23px',
    lineHeight: '25px',
    fontWeight: 700,
    verticalAlign: 'bottom',
  },
  nameLink: { color: color.gracht, textDecoration: 'none' },
  card: { ...panel, backgroundColor: color.paper },
  title: {
    ...wraps,
    ...head,
    margin: '0 0 20px',
    fontSize: '28px',
    lineHeight: '34px',
    fontWeight: 700,
    color: color.gracht,
  },
  heading: {
    ...wraps,
    ...head,
    margin: '28px 0 10px',
    fontSize: '20px',
    lineHeight: '27px',
    fontWeight: 700,
    color: color.gracht,
  },
  text,
  phone: { color: color.ink, textDecoration: 'underline' },
  reference: { backgroundColor: color.tint, borderRadius: '12px', padding: '16px 20px', margin: '22px 0' },
  referenceLabel: { ...sans, margin: 0, fontSize: '16px', lineHeight: '22px', color: color.ink },
  referenceCode: {
    ...wraps,
    ...head,
    margin: '2px 0 0',
    fontSize: '26px',
    lineHeight: '32px',
    fontWeight: 700,
    letterSpacing: '0.02em',
    color: color.gracht,
  },
  list: { margin: '0 0 18px', padding: '0 0 0 26px' },
  item: { ...text, margin: '0 0 8px', padding: '0 0 0 4px' },
  button: {
    ...sans,
    margin: '10px 0 24px',
    padding: '14px 28px',
    borderRadius: '999px',
    backgroundColor: color.dakpan,
    color: token('on-accent'),
    fontSize: '17px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  answers: { ...panel, marginTop: '16px', backgroundColor: color.paper },
  answersTitle: {
    ...wraps,
    ...head,
    margin: 0,
    fontSize: '20px',
    lineHeight: '27px',
    fontWeight: 700,
    color: color.gracht,
  },
  section: {
    ...wraps,
    ...sans,
    margin: '22px 0 8px',
    fontSize: '17px',
    lineHeight: '24px',
    fontWeight: 700,
    color: color.ink,
  },
  table: { width: '100%', margin: '8px 0 0', borderCollapse: 'collapse' },
  label: {
    ...cell,
    width: '38%',
    paddingRight: '16px',
    fontSize: '16px',
    fontWeight: 400,
    color: color.muted,
  },
  answer: { ...cell, fontSize: '17px', color: color.ink },
  footer: { ...panel, marginTop: '16px', backgroundColor: color.band },
  footerName: {
    ...head,
    margin: '0 0 8px',
    fontSize: '19px',
    lineHeight: '26px',
    fontWeight: 700,
    color: color.bandHead,
  },
  footerText: {
    ...wraps,
    ...sans,
    margin: '0 0 6px',
    fontSize: '16px',
    lineHeight: '25px',
    color: color.bandInk,
  },
  footerLink: { color: color.bandInk, textDecoration: 'underline' },
} satisfies Record<string, CSSProperties>

/** Styles for a phone: a label stands above its answer, and panels have narrower edges. */
const narrow = `
@media (max-width: 480px) {
  .m-pad, .m-pad > tbody > tr > td { border-radius: 16px !important; }
  .m-pad { padding: 24px 20px !important; }
  .m-cell { display: block !important; width: auto !important; }
  .m-value { padding-top: 0 !important; border-top: 0 !important; }
  th.m-cell { padding-bottom: 2px !important; }
}
`

/** Dark colours for mail programs that support a dark mode; the others show the light colours throughout. */
const dark = `
@media (prefers-color-scheme: dark) {
  .m-ground, .m-ground > table > tbody > tr > td, .m-door { background-color: ${token('sand', 'night')} !important; }
  .m-card { background-color: ${token('paper', 'night')} !important; }
  .m-panel { background-color: ${token('gracht-1', 'night')} !important; }
  .m-wall { background-color: ${token('dakpan-6', 'night')} !important; }
  .m-band { background-color: ${token('band', 'night')} !important; }
  .m-ink { color: ${token('ink', 'night')} !important; }
  .m-head { color: ${token('gracht-9', 'night')} !important; }
  .m-muted { color: ${token('muted', 'night')} !important; }
  .m-band-ink { color: ${token('band-ink', 'night')} !important; }
  .m-band-head { color: ${token('band-head', 'night')} !important; }
  .m-button { background-color: ${token('dakpan-6', 'night')} !important; color: ${token('on-accent', 'night')} !important; }
  .m-line { border-color: ${token('line', 'night')} !important; }
}
`

export const sheet = `${narrow}${dark}`
