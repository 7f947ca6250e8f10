import { describe, expect, it } from 'vitest'
import { optional } from '../brick/brick.ts'
import { firstError } from '../brick/first-error.ts'
import {
  attachments,
  attachmentTooBig,
  complaintFiles,
  contactFiles,
  extensionOf,
  fileFault,
} from './attachments.ts'

const complaint = attachments({ accept: complaintFiles })
const file = (name: string, size = 1000) => ({ name, size })

describe('attachments', () => {
  it.each(['brief.pdf', 'BRIEF.PDF', 'mijn.foto.jpg', 'één.docx', 'a.xlsx'])('takes %j', (name) => {
    expect(firstError(complaint, [file(name)])).toBeUndefined()
  })

  it.each([
    [file('brief.pdf', 10_485_760), undefined],
    [file('brief.pdf', 10_485_761), 'Het bestand is te groot (maximaal 10 MB).'],
    [file('brief'), 'Dit bestandstype wordt niet ondersteund.'],
    // the name that a phone gives a photo
    [{ ...file('1000012345'), type: 'image/jpeg' }, undefined],
    [{ ...file('1000012345'), type: 'image/svg+xml' }, 'Dit bestandstype wordt niet ondersteund.'],
    [
      { ...file('1000012345'), type: 'image/png' },
      'Alleen .doc, .docx, .jpg, .pdf, .xls, .xlsx bestanden zijn toegestaan.',
    ],
    [
      { ...file('foto.exe'), type: 'image/jpeg' },
      'Alleen .doc, .docx, .jpg, .pdf, .xls, .xlsx bestanden zijn toegestaan.',
    ],
    // leaves room for the extension that the server adds
    [{ ...file('a'.repeat(252)), type: 'image/jpeg' }, 'Er is een probleem met het bestand.'],
    [file('foto.png'), 'Alleen .doc, .docx, .jpg, .pdf, .xls, .xlsx bestanden zijn toegestaan.'],
    [file('brief.pdf.exe'), 'Alleen .doc, .docx, .jpg, .pdf, .xls, .xlsx bestanden zijn toegestaan.'],
    [file('leeg.pdf', 0), 'Er is een probleem met het bestand.'],
    [file('fdp.\u202eexe.pdf'), 'Er is een probleem met het bestand.'],
    [file(`${'a'.repeat(256)}.pdf`), 'Er is een probleem met het bestand.'],
    // characters that become two each once they are composed
    [file(`${'\u0958'.repeat(200)}.pdf`), 'Er is een probleem met het bestand.'],
    ['brief.pdf', 'Er is een probleem met het bestand.'],
    [{ name: 'brief.pdf', size: Number.NaN }, 'Er is een probleem met het bestand.'],
  ])('of %j it says %s', (one, sentence) => {
    expect(firstError(complaint, [one])).toBe(sentence)
  })

  it('takes ten and not eleven, and asks for one where one must be', () => {
    const some = (count: number) => Array.from({ length: count }, (_, at) => file(`${at}.pdf`))
    expect(firstError(complaint, some(10))).toBeUndefined()
    expect(firstError(complaint, some(11))).toBe('Je kunt maximaal 10 bijlagen toevoegen.')
    expect(firstError(complaint, [])).toBe('Dit is een verplicht veld.')
    expect(firstError(optional(complaint), [])).toBeUndefined()
  })

  it('lets a form say it in its own sentence', () => {
    const contact = attachments({ accept: contactFiles, tooBig: attachmentTooBig })
    expect(firstError(contact, [file('a.png', 10_485_761)])).toBe('Maximale grootte is 10 MB.')
  })

  it('gives back the very files', () => {
    const given = new File(['inhoud'], 'brief.pdf')
    expect(complaint.schema.parse([given])[0]).toBe(given)
    expect(complaint.facts.show?.([given, file('b.pdf')])).toBe('brief.pdf, b.pdf')
  })

  it('knows an extension and the fault of one file', () => {
    expect(['A.JPG', 'a', 'a.', '.pdf', 'a.b c'].map(extensionOf)).toEqual(['.jpg', '', '', '.pdf', ''])
    expect(fileFault(file('a.pdf'), contactFiles)).toBeUndefined()
  })

  it('asks to hide what is nobody’s business, and is not for the browser to keep', () => {
    expect(complaint.facts.hint).toMatch(/persoonsgegevens/)
    expect(complaint.facts.keeps).not.toBe('plain')
  })
})
