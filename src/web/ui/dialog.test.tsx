import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { SignaturePad } from './SignaturePad.tsx'

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

it('a signature can be typed as well as drawn, and says whether it is there', () => {
  const pad = (isSet: boolean) =>
    renderToString(
      <SignaturePad
        id="s"
        label="Handtekening"
        error="Zet je naam."
        isSet={isSet}
        onValue={() => undefined}
      />,
    )
  expect(pad(false)).toContain('Nog geen handtekening')
  expect(pad(true)).toContain('Handtekening is gezet')
  // the link of an error summary leads to what takes the focus
  expect(pad(false)).toMatch(/<input[^>]* id="s"/)
  expect(pad(false)).toContain('Zet je naam.')
})
