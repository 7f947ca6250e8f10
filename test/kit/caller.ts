import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** A visitor with cookies of their own, whose answers come as status and JSON. */
export interface Caller {
  get(path: string): Promise<Answer>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  logIn(username: string, password: string): Promise<Answer>
  cookies: Map<string, string>
}

export interface Answer {
  status: number
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: whatever the server said; each test looks at its own part
  json: any
  headers: Headers
}

/** Makes a visitor of the server at this origin. */
export function callerOf(origin: string): Caller {
  const cookies = new Map<string, string>()
  const ask = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const response = await fetch(origin + path, {
      ...init,
      redirect: 'manual',
      headers: {
        ...(init.headers as Record<string, string>),
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) cookies.delete(pair.slice(0, at))
      else cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      text,
      json: isJson ? JSON.parse(text) : undefined,
      headers: response.headers,
    }
  }
  const caller: Caller = {
    cookies,
    get: (path) => ask(path),
    post: (path, body = {}, headers = {}) =>
      ask(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    logIn: async (username, password) =>
      caller.post('/api/v2/account/login', { username, password, token: await captchaToken(caller) }),
  }
  return caller
}

/** Fetches a captcha and solves it; answers the token as the browser sends it. */
export async function captchaToken(caller: Pick<Caller, 'get'>): Promise<string> {
  const { json: challenge } = await caller.get('/api/captcha/challenge')
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
