import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { requestExport } from '../../core/groups/request-export.ts'
import { BrickForm } from './BrickForm.tsx'

test('fields that are rarely filled in stand at their place, before what is asked last', () => {
  const html = renderToStaticMarkup(
    <BrickForm
      group={requestExport}
      rare={{ words: 'Kies preciezer', fields: ['open', 'desk', 'owner', 'flag'] }}
      button="Maak het bestand"
      busyText="Klaarzetten…"
      send={() => Promise.resolve()}
    />,
  )
  const places = ['Soort aanvraag', 'Kies preciezer', 'Soort bestand', 'Waarom?', 'Maak het bestand'].map(
    (words) => html.indexOf(words),
  )
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})
