import type { TestServer } from './server.ts'

/** Sends uploads as browsers do, as a real form with its boundary. */
export const uploadingTo = ({ app }: Pick<TestServer, 'app'>) => ({
  upload: async (
    content: Uint8Array | undefined,
    name = 'tekening.pdf',
    more: Record<string, string> = {},
    cookie = '',
    remoteAddress = '127.0.0.1',
    type = '',
  ) => {
    const form = new FormData()
    for (const [field, value] of Object.entries(more)) form.append(field, value)
    if (content) form.append('File', new File([new Uint8Array(content)], name, { type }))
    const request = new Request('http://localhost/', { method: 'POST', body: form })
    return app.inject({
      method: 'POST',
      url: '/api/v1/files',
      remoteAddress,
      headers: { 'content-type': request.headers.get('content-type') ?? '', cookie },
      payload: Buffer.from(await request.arrayBuffer()),
    })
  },
})

/** The session cookie that an answer set, as a browser sends it afterwards. */
export const sessionOf = ({ cookies }: { cookies: readonly { name: string; value: string }[] }): string =>
  cookies
    .filter(({ name }) => name === '__Host-thuisbasis')
    .map(({ name, value }) => `${name}=${value}`)
    .join()
