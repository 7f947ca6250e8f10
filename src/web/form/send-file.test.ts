import { afterEach, expect, test, vi } from 'vitest'
import { sendFile } from './send-file.ts'

afterEach(() => vi.unstubAllGlobals())

test('a file travels as a form with its name and its content, both under the name that is kept (spec 001 section 3)', async () => {
  const sent: FormData[] = []
  class Answered {
    readonly upload = {}
    readonly status = 201
    readonly responseText = '{"id":"7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42"}'
    onload = (): void => undefined
    onloadend = (): void => undefined
    open(): void {}
    setRequestHeader(): void {}
    send(body: FormData): void {
      sent.push(body)
      this.onload()
      this.onloadend()
    }
  }
  vi.stubGlobal('XMLHttpRequest', Answered)
  const file = new File(['%PDF-1.7'], 'plan  van het huis.pdf ')
  const { signal } = new AbortController()
  const arrived = await sendFile(file, { signal, onProgress: () => undefined })
  expect(arrived.id).toBe('7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42')
  const [form] = sent
  expect(form?.get('Name')).toBe('plan van het huis.pdf')
  expect(form?.get('File')).toMatchObject({ name: 'plan van het huis.pdf', size: file.size })
})
