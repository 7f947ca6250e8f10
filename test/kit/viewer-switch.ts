import type { TestServer } from './server.ts'

/** Switches the viewer of a site in development; `me` is what the site knows of them. */
export const viewersOf = (opened: () => TestServer) => ({
  become: (as: unknown, cookie = '') =>
    opened().app.inject({ method: 'POST', url: '/sandbox/viewer', headers: { cookie }, payload: { as } }),
  me: async (cookie: string) =>
    (await opened().app.inject({ method: 'POST', url: '/api/v2/account/me', headers: { cookie } })).json(),
})

/** Cookies that an answer set, as a browser sends them afterwards. */
export const cookiesOf = (answer: { cookies: { name: string; value: string }[] }, ...names: string[]) =>
  answer.cookies
    .filter(({ name }) => names.includes(name))
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')
