import { renderToReadableStream, renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { attachments } from '../../core/fields/attachments.ts'
import { dateOfBirth } from '../../core/fields/date-of-birth.ts'
import { group } from '../../core/fields/group.ts'
import { lazyValue } from '../../core/fields/lazy-value.ts'
import { loading, wentWrong } from '../../core/fields/sentences.ts'
import { defineFunnel } from '../engine/definition/define.ts'
import { missingFor } from '../engine/steps/lazy-modules.ts'
import { BrickField } from './BrickField.tsx'
import type { ControlProps } from './control.ts'
import { type FormHandle, FormProvider } from './handle.ts'
import { LazyField } from './LazyField.tsx'
import type { LazyControl } from './lazy-controls.ts'
import { loadControls } from './load-controls.ts'

const photos = attachments({ accept: ['.jpg'], label: 'Foto’s' })
const funnel = defineFunnel({
  slug: 'fotos',
  properties: group({}),
  steps: { een: { title: 'Een', asks: {} }, twee: { title: 'Twee', asks: { photos } } },
  exits: {},
})
const form = {
  idOf: (path) => path,
  value: () => undefined,
  hint: () => undefined,
  error: () => undefined,
  fixed: () => false,
  choices: (_path, own = []) => own,
  draws: () => undefined,
  block: () => undefined,
} as Partial<FormHandle> as FormHandle
const drawn = (brick: typeof photos | typeof dateOfBirth) =>
  renderToString(
    <FormProvider value={form}>
      <BrickField path="answer" brick={brick} />
    </FormProvider>,
  )
const field: ControlProps = {
  path: 'answer',
  brick: photos,
  question: { id: 'answer', label: 'Foto’s' },
  value: undefined,
  choices: [],
  set: () => undefined,
  leave: () => undefined,
}
const streamed = async (control: LazyControl) => {
  const stream = await renderToReadableStream(
    <LazyField {...field.question} control={control} field={field} />,
  )
  await stream.allReady
  return new Response(stream).text()
}

it('a lazy control comes with what its funnel needs later; a server has all from its first page', async () => {
  expect(drawn(photos)).toContain(loading)
  expect(missingFor(funnel, ['een'])).toEqual([])
  const missing = missingFor(funnel, ['een', 'twee'])
  expect(missing).toHaveLength(1)
  await missing[0]?.load()
  expect(missingFor(funnel, ['twee'])).toEqual([])
  expect(drawn(photos)).toContain('Extra bijlage toevoegen')
  expect(drawn(dateOfBirth)).toContain(loading)
  await loadControls()
  expect(drawn(dateOfBirth)).toContain('Maand')
})

it('is drawn as soon as its file is here', async () => {
  const control = lazyValue(async () => ({ default: () => <b>hier</b> }))
  expect(await streamed(control)).toContain('<b>hier</b>')
})

it('tells when it cannot be fetched, with a way to try again, and leaves the form standing', async () => {
  const control: LazyControl = lazyValue(() => Promise.reject(new Error('offline')))
  const html = await streamed(control)
  expect(html).toContain(wentWrong)
  expect(html).toContain('Probeer opnieuw')
  // what is asked there, where the link of an error summary leads
  expect(html).toMatch(/ id="answer".*Foto’s/s)
})
