import { renderToString } from 'react-dom/server'
import { FormProvider } from '../../form/handle.ts'
import type { View } from '../definition/view.ts'
import { formOf } from '../react/form-handle.tsx'
import { FunnelProvider } from '../react/funnel-context.ts'
import { StepForm } from '../react/StepForm.tsx'
import { loadAhead } from '../react/StepView.tsx'
import { gateOf } from '../steps/gate.ts'
import type { FunnelStore } from '../store.ts'
import { type FunnelTrial, followersOf, type Walk } from './test-walk.ts'

const idOf = (path: string) => path.replace(/[^\w-]+/g, '-')

const escaped = (text: string) => renderToString(text)

/** The HTML of the current step as a server would draw it, with all its views loaded; or of the view `Later`. */
export const drawn = async (store: FunnelStore, Later?: View): Promise<string> => {
  const snapshot = store.getSnapshot()
  await loadAhead(store.funnel, snapshot.step)
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

/** The fields of the current step that must be on the screen; fields that appear with the answer of a look-up are left out. */
const asked = (store: FunnelStore): string[] => {
  const { derived, step } = store.getSnapshot()
  const followers = followersOf({ store })
  return (derived.layouts[step]?.fields ?? [])
    .filter(({ path, brick }) => brick.facts.control !== 'none' && derived.shown(path))
    .map(({ path }) => path)
    .filter((path) => !store.isFixed(path) && !followers.has(path))
}

const isDrawn = (html: string, path: string): boolean => html.includes(`id="${idOf(path)}"`)

/** The visible words of the HTML, without the tags and without what only a screen reader tells of a link. */
const wordsOf = (html: string) => html.replace(/<span class="unseen">[^<]*<\/span>|<[^>]*>/g, '')

/** The labels that the step's own controls must show; an answer that the funnel draws itself has words of its own. */
const labelsOf = ({ funnel, getSnapshot }: FunnelStore): [path: string, label: string][] => {
  const { derived, step } = getSnapshot()
  if (funnel.steps[step]?.view || funnel.steps[step]?.load) return []
  return (derived.layouts[step]?.fields ?? [])
    .filter(({ path, brick }) => brick.facts.control !== 'custom' && funnel.draws?.[path] === undefined)
    .map(({ path, brick: { facts } }) => [path, facts.sentence ?? facts.label ?? ''])
}

/**
 * What is wrong with the screen of a step that is filled in: an answer that it asks and that has no control, an answer of
 * `unasked` that has one after all, a control without its label, no button.
 */
export const wronglyDrawn = async ({ store }: Walk, { unasked = {} }: FunnelTrial): Promise<string[]> => {
  const { funnel } = store
  if (gateOf(funnel, store.getSnapshot())) return []
  // let the reads be answered first: they may show more fields
  await new Promise((done) => setTimeout(done, 0))
  const { step } = store.getSnapshot()
  const html = await drawn(store)
  const words = wordsOf(html)
  const paths = asked(store)
  return [
    ...(html.includes('<button') ? [] : [`${step} has no way on`]),
    ...paths
      .filter((path) => isDrawn(html, path) === Object.hasOwn(unasked, path))
      .map((path) => `${step}: ${path} ${Object.hasOwn(unasked, path) ? 'is' : 'stands nowhere'}`),
    ...labelsOf(store)
      .filter(
        ([path, label]) => paths.includes(path) && isDrawn(html, path) && !words.includes(escaped(label)),
      )
      .map(([path, label]) => `${step}: ${path} is drawn without "${label}"`),
  ]
}

/** Names in `unasked` that the funnel does not know. */
export const unknownPathsInUnasked = ({ store }: Walk, { unasked = {} }: FunnelTrial): string[] => {
  const { layouts } = store.getSnapshot().derived
  const paths = Object.values(layouts).flatMap(({ fields }) => fields.map(({ path }) => path))
  return Object.keys(unasked).filter((path) => !paths.includes(path))
}
