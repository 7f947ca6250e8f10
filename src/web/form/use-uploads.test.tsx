import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { formOf } from '../engine/react/form-handle.tsx'
import { open } from '../engine/testing/test-trial.ts'
import { FormProvider } from './handle.ts'
import { useUploads } from './use-uploads.ts'

afterEach(() => vi.unstubAllGlobals())

type Add = ReturnType<typeof useUploads>['add']

/** Draws nothing, and hands over the function by which a field adds its files. */
function Picker({ give }: { give: (add: Add) => void }) {
  give(useUploads('files', { accept: ['.pdf'], max: 1 }).add)
  return null
}

it('a file that does not arrive is logged, without its name', async () => {
  class Broken {
    readonly upload = {}
    onerror = (): void => undefined
    onloadend = (): void => undefined
    open(): void {}
    setRequestHeader(): void {}
    send(): void {
      this.onerror()
      this.onloadend()
    }
  }
  vi.stubGlobal('XMLHttpRequest', Broken)
  const { store, environment } = open()
  let add: Add = () => undefined
  renderToString(
    <FormProvider value={formOf(store, store.getSnapshot(), (path) => path)}>
      <Picker
        give={(given) => {
          add = given
        }}
      />
    </FormProvider>,
  )
  add([new File(['%PDF-1.7'], 'polis.pdf')], 0)
  await expect.poll(() => environment.logged).toEqual(['Failed to upload file'])
})
