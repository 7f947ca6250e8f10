import { expect, it } from 'vitest'
import type { Funnel } from '../definition/define.ts'
import { open, trial, walkTo } from '../testing/test-trial.ts'
import { stepList } from './step-list.ts'

it('says of each step where it stands, and of one that is passed over why', async () => {
  const { store } = open()
  store.set('kind', 'yes')
  store.set('more', 'open')
  store.set('deep', 'dicht')
  await walkTo({ store, environment: store.environment as never }, 'vier')
  expect(stepList(trial, store.getSnapshot())).toEqual([
    { key: 'een', title: 'Een', state: 'done' },
    { key: 'twee', title: 'Twee', state: 'done' },
    {
      key: 'drie',
      title: 'Drie',
      state: 'skipped',
      badge: { text: 'Niet van toepassing', tone: 'info' },
    },
    { key: 'vier', title: 'Vier', state: 'now' },
    { key: 'overzicht', title: 'Overzicht', state: 'todo' },
  ])
})

it('leaves a step that does not count out, and a page after sending stands last', () => {
  const { een, ...steps } = trial.steps
  const funnel: Funnel = {
    ...trial,
    steps: { een: { ...(een as NonNullable<typeof een>), counts: false }, ...steps },
    after: { bedankt: { title: 'Bedankt', page: '/bedankt' } },
  }
  const list = stepList(funnel, open(funnel).store.getSnapshot())
  expect(list.map(({ key }) => key)).not.toContain('een')
  expect(list.at(-1)).toEqual({ key: 'bedankt', title: 'Bedankt', state: 'todo' })
})
