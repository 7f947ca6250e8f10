import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { SignaturePad } from './SignaturePad.tsx'
import { SignatureSheet } from './SignatureSheet.tsx'

it('a dialog is named by its title, holds its ways on and can be closed', () => {
  const html = renderToString(
    <Dialog title="Weet je het zeker?" open={false} onClose={() => undefined} actions={<Button>Ja</Button>}>
      <p>Wat je invulde gaat verloren.</p>
    </Dialog>,
  )
  const id = /aria-labelledby="([^"]+)"/.exec(html)?.[1]
  expect(html).toContain(`id="${id}">Weet je het zeker?`)
  expect(html).toContain('aria-label="Sluiten"')
  expect(html).toContain('Ja')
})

const emptyText = 'Nog leeg.'
const signature = { id: 's', label: 'Handtekening', emptyText, onValue: () => undefined }

it('a signature is asked by a button that carries the id and the error of its field', () => {
  const html = renderToString(<SignaturePad {...signature} error="Dit is een verplicht veld." />)
  const button = /<button[^>]* id="s"[^>]*>/.exec(html)?.[0]
  expect(html).toMatch(/<legend[^>]*>Handtekening<\/legend>/)
  expect(html).toMatch(/<button[^>]* id="s"[^>]*>Zet je handtekening<\/button>/)
  expect(button).toContain('aria-describedby="s-error"')
  expect(button).toContain('aria-invalid="true"')
  expect(button).not.toContain('aria-required')
  expect(html).toContain('Dit is een verplicht veld.')
  expect(html).not.toContain('Handtekening is gezet')
})

it('a signature that was taken over is shown, and can be made again', () => {
  const html = renderToString(<SignaturePad {...signature} value="data:image/png;base64,iVBOR" />)
  expect(html).toContain('src="data:image/png;base64,iVBOR"')
  expect(html).toMatch(/<p id="s-set">Handtekening is gezet<\/p>/)
  expect(html).toMatch(/<button[^>]* id="s"[^>]*aria-describedby="s-set"[^>]*>Opnieuw zetten<\/button>/)
})

it('the modal of a signature is there once it is opened: a canvas, a name to type, and three ways on', () => {
  const closed = renderToString(<SignaturePad {...signature} />)
  expect(closed).toMatch(/<dialog/)
  expect(closed).not.toContain('<canvas')
  const sheet = renderToString(
    <SignatureSheet id="s" emptyText={emptyText} onTake={() => undefined} onCancel={() => undefined} />,
  )
  expect(sheet).toMatch(/<canvas[^>]* width="900" height="300" role="img"/)
  expect(sheet).toMatch(/<label[^>]* for="s-name">Of typ je naam/)
  const buttons = [...sheet.matchAll(/<button type="(\w+)".*?>(?:<svg.*?<\/svg>)?([^<]+)<\/button>/g)]
  // none of the buttons submits the form around it
  expect(buttons.map(([, type, text]) => [type, text])).toEqual([
    ['button', 'Opnieuw'],
    ['button', 'Annuleren'],
    ['button', 'Deze gebruiken'],
  ])
})
