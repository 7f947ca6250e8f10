import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Viewer } from '../../../core/kernel/viewer.ts'
import { FormProvider } from '../../form/handle.ts'
import { loadControls } from '../../form/load-controls.ts'
import type { Funnel } from '../definition/define.ts'
import type { View } from '../definition/view.ts'
import { formOf } from '../react/form-handle.tsx'
import { FunnelProvider } from '../react/funnel-context.ts'
import { StepForm } from '../react/StepForm.tsx'
import { loadAhead } from '../react/StepView.tsx'
import { gateOf } from '../steps/gate.ts'
import type { FunnelStore } from '../store.ts'
import { begin, fillStep, followersOf, type TestFunnelOptions, type Way, walkAll } from './test-walk.ts'

const idOf = (path: string) => path.replace(/[^\w-]+/g, '-')

/** The current step as a server would draw it, with everything that it fetches there; or a view that it fetches later. */
export const drawn = async (store: FunnelStore, Later?: View): Promise<string> => {
  const snapshot = store.getSnapshot()
  await Promise.all([loadAhead(store.funnel, snapshot.step), loadControls()])
  const handle = { store, snapshot, phone: '088 000 12 01', idOf }
  return renderToString(
    <FunnelProvider value={handle}>
      <FormProvider value={formOf(store, snapshot, idOf)}>
        {Later ? (
          <Later path="" />
        ) : (
          <StepForm handle={handle} title={{ current: null }} summary={{ current: null }} />
        )}
      </FormProvider>
    </FunnelProvider>,
  )
}

/** The fields of the current step that somebody has to find there; what follows on a look-up comes with its answer. */
const asked = (store: FunnelStore): string[] => {
  const { derived, step } = store.getSnapshot()
  const followers = followersOf({ store })
  return (derived.layouts[step]?.fields ?? [])
    .filter(({ path, brick }) => brick.facts.control !== 'none' && derived.shown(path))
    .map(({ path }) => path)
    .filter((path) => !store.isFixed(path) && !followers.has(path))
}

const isDrawn = (html: string, path: string): boolean => html.includes(`id="${idOf(path)}"`)

/**
 * Answers that the current step asks for and that stand nowhere on the screen; and those of `unasked` that stand there
 * after all.
 */
export const undrawn = (
  store: FunnelStore,
  html: string,
  unasked: TestFunnelOptions['unasked'] = {},
): string[] => asked(store).filter((path) => isDrawn(html, path) === Object.hasOwn(unasked, path))

/** Whether the screen has a button at all: without one nobody gets any further. */
export const hasWayOn = (html: string): boolean => html.includes('<button')

/** Every answer that a step asks for is found on the screen: what cannot be filled in cannot be right. */
export const testDrawing = (funnel: Funnel, viewer: Viewer, way: Way, options: TestFunnelOptions) => {
  it('draws every answer that it asks', async () => {
    const { unasked = {} } = options
    const walk = begin(funnel, viewer, way, options)
    const { derived } = walk.store.getSnapshot()
    const paths = Object.values(derived.layouts).flatMap(({ fields }) => fields.map(({ path }) => path))
    expect(paths).toEqual(expect.arrayContaining(Object.keys(unasked)))
    await walkAll(walk, async (step) => {
      fillStep(walk)
      const { store } = walk
      if (gateOf(funnel, store.getSnapshot())) return
      // what is read by itself is answered by then: it may ask more
      await new Promise((done) => setTimeout(done, 0))
      const html = await drawn(store)
      expect(hasWayOn(html), `${step} has no way on`).toBe(true)
      expect(undrawn(store, html, unasked), `${step} asks what it draws nowhere`).toEqual([])
    })
  })
}
