import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { attachments } from '../../core/fields/attachments.ts'
import { group } from '../../core/fields/group.ts'
import { loading } from '../../core/fields/sentences.ts'
import { defineFunnel } from '../engine/definition/define.ts'
import { missingFor } from '../engine/steps/lazy-modules.ts'
import { BrickField } from './BrickField.tsx'
import { type FormHandle, FormProvider } from './handle.ts'

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
  error: () => undefined,
  fixed: () => false,
  labels: () => ({}),
} as Partial<FormHandle> as FormHandle
const drawn = () =>
  renderToString(
    <FormProvider value={form}>
      <BrickField path="photos" brick={photos} />
    </FormProvider>,
  )

it('the control for attachments comes with what their funnel needs later', async () => {
  expect(drawn()).toContain(loading)
  expect(missingFor(funnel, ['een'])).toEqual([])
  const missing = missingFor(funnel, ['een', 'twee'])
  expect(missing).toHaveLength(1)
  await missing[0]?.learn()
  expect(missingFor(funnel, ['twee'])).toEqual([])
  expect(drawn()).toContain('Extra bijlage toevoegen')
})
