import {
  Circle,
  Document,
  Font,
  G,
  Image,
  Page,
  Path,
  Rect,
  renderToBuffer,
  StyleSheet,
  Svg,
  Text,
  View,
} from '@react-pdf/renderer'
import type { DocumentContent } from '../../core/documents.ts'
import { formatWholeEuros } from '../../core/kernel/whole-euros.ts'
import type { Sender } from '../../core/render.ts'
import { token } from '../look/theme.ts'
import { fonts } from './fonts.ts'

const [latin, names] = ['Figtree', 'Figtree names']
Font.register({ family: latin, fonts: fonts.latin })
// The font with letters of other languages, which occur in names.
Font.register({ family: names, fonts: fonts.names })
// Words are not hyphenated, because the library has no Dutch rules for it.
Font.registerHyphenationCallback((word) => [word])

const color = {
  ink: token('ink'),
  paper: token('paper'),
  muted: token('muted'),
  gracht: token('gracht-9'),
  line: token('line'),
  dakpan: token('dakpan-6'),
}

const style = StyleSheet.create({
  page: {
    fontFamily: [latin, names],
    fontSize: 11,
    lineHeight: 1.45,
    color: color.ink,
    paddingTop: 48,
    paddingBottom: 72,
    paddingHorizontal: 56,
  },
  sender: { flexDirection: 'row', alignItems: 'center', marginBottom: 28 },
  name: { fontSize: 15, fontWeight: 700, marginLeft: 8 },
  title: { fontSize: 24, fontWeight: 700, lineHeight: 1.2 },
  under: { color: color.muted, marginTop: 4, marginBottom: 18 },
  heading: { fontSize: 14, fontWeight: 700, marginTop: 16, marginBottom: 4 },
  row: { flexDirection: 'row', borderTop: `1 solid ${color.line}`, paddingVertical: 5 },
  label: { width: 170, paddingRight: 12, color: color.muted },
  value: { flexGrow: 1, flexBasis: 0 },
  note: { marginTop: 12 },
  signature: { marginTop: 24 },
  picture: { height: 80, width: 240, objectFit: 'contain', objectPosition: 'left' },
  range: { marginBottom: 12 },
  main: { fontSize: 22, fontWeight: 700, lineHeight: 1.2, marginBottom: 10 },
  ends: { flexDirection: 'row', justifyContent: 'space-between', width: 300, marginBottom: 10 },
  foot: {
    position: 'absolute',
    bottom: 32,
    left: 56,
    right: 56,
    fontSize: 9,
    color: color.muted,
    flexDirection: 'row',
    justifyContent: 'space-between',
  },
})

/** The mark that the pages of the site have: a stepped gable with a door. */
function Mark() {
  return (
    <Svg width={22} height={18} viewBox="0 0 30 25">
      <G fill={color.dakpan}>
        <Rect x={9} y={0} width={12} height={4} />
        <Rect x={5} y={4} width={20} height={4} />
        <Rect x={1} y={8} width={28} height={17} />
      </G>
      <Path d="M10 25v-7a5 5 0 0 1 10 0v7Z" fill={color.paper} />
    </Svg>
  )
}

/** A value between two others, drawn as a line and told in a sentence. */
function Range({ low, value, high, says }: NonNullable<DocumentContent['range']>) {
  const at = 10 + (high === low ? 0.5 : (value - low) / (high - low)) * 280
  return (
    <View style={style.range} wrap={false}>
      <Text style={style.main}>{formatWholeEuros(value)}</Text>
      <Svg width={300} height={28} viewBox="0 0 300 28">
        <Path d="M10 14H290" stroke={color.gracht} strokeWidth={5} strokeLinecap="round" />
        <Path d="M10 6v16M290 6v16" stroke={color.gracht} strokeWidth={5} strokeLinecap="round" />
        <Circle cx={at} cy={14} r={8} fill={color.dakpan} />
      </Svg>
      <View style={style.ends}>
        <Text>{formatWholeEuros(low)}</Text>
        <Text>{formatWholeEuros(high)}</Text>
      </View>
      <Text>{says}</Text>
    </View>
  )
}

function Rows({ of }: { of: DocumentContent['sections'][number] }) {
  const [first, ...rest] = of.rows
  const row = ({ label, value }: { label: string; value: string }, key: number) => (
    <View key={key} style={style.row} wrap={false}>
      <Text style={style.label}>{label}</Text>
      <Text style={style.value}>{value}</Text>
    </View>
  )
  return (
    <>
      {/* A heading stays on the same page as its first row. */}
      <View wrap={false}>
        {of.title !== undefined && <Text style={style.heading}>{of.title}</Text>}
        {first && row(first, 0)}
      </View>
      {rest.map((one, index) => row(one, index + 1))}
    </>
  )
}

/** A signature drawn by hand, above the typed name, so that a screen reader says whose signature it is. */
function Signature({ picture, name }: NonNullable<DocumentContent['signature']>) {
  return (
    <View style={style.signature} wrap={false}>
      <Text style={style.label}>Handtekening van</Text>
      <Image style={style.picture} src={{ data: Buffer.from(picture), format: 'png' }} />
      <Text>{name}</Text>
    </View>
  )
}

function MadeDocument({ of, sender }: { of: DocumentContent; sender: Sender }) {
  return (
    <Document title={`${of.title} ${of.reference}`} author={sender.name} language="nl" pdfVersion="1.7">
      <Page size="A4" style={style.page}>
        <View style={style.sender}>
          <Mark />
          <Text style={style.name}>{sender.name}</Text>
        </View>
        <Text style={style.title}>{of.title}</Text>
        <Text style={style.under}>
          {of.madeOn} · referentie {of.reference}
        </Text>
        {of.range && <Range {...of.range} />}
        {of.sections.map((section, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
          <Rows key={index} of={section} />
        ))}
        {of.notes?.map((note) => (
          <Text key={note} style={style.note}>
            {note}
          </Text>
        ))}
        {of.signature && <Signature {...of.signature} />}
        <View style={style.foot} fixed>
          <Text>
            {sender.name} · {sender.siteUrl.replace(/^https?:\/\//, '')} · {sender.phone}
          </Text>
          <Text render={({ pageNumber, totalPages }) => `${pageNumber} van ${totalPages}`} />
        </View>
      </Page>
    </Document>
  )
}

/** Draws a document as PDF. One drawing takes a tenth of a second, and documents are drawn one at a time. */
export const drawDocument = (content: DocumentContent, sender: Sender): Promise<Uint8Array> =>
  renderToBuffer(<MadeDocument of={content} sender={sender} />)
