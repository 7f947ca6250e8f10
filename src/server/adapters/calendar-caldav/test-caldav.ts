import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { CaldavSettings } from './calendar-caldav-config.ts'

export type Mood =
  | 'well'
  | 'failing'
  | 'silent'
  | 'redirecting'
  | 'endless'
  | 'html'
  | 'empty'
  | 'partial'
  | 'other-xml'
  | 'refusing'
  | 'forbidding'

export interface CaldavStandIn {
  settings: CaldavSettings
  objects: Map<string, string>
  mood: Mood
  /** Runs before each PUT is judged; a test changes the objects here, as another program might at that moment. */
  beforePut: (() => void) | undefined
  close(): Promise<void>
}

const calendars = new Map([
  [85, 'kantoor-85'],
  [301, 'advies'],
])

/**
 * Starts a stand-in for a CalDAV server on a free port of this machine. It serves the part of CalDAV that we use: calendar-query,
 * and GET, PUT and DELETE of an object. It answers a query with every object of the calendar, as servers may send more than was
 * asked for.
 */
export const caldavStandIn = async (): Promise<CaldavStandIn> => {
  const server = createServer((request, response) => {
    receive(standIn, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = server.address()
  const port = typeof place === 'object' && place ? place.port : 0
  const standIn: CaldavStandIn = {
    settings: {
      url: `http://127.0.0.1:${port}/dav`,
      calendars,
      user: 'thuisbasis',
      password: 'tussen ons en de agenda',
      timeout: 60_000,
      readingTimeout: 60_000,
    },
    objects: new Map(),
    mood: 'well',
    beforePut: undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return standIn
}

const xml = { 'content-type': 'application/xml; charset=utf-8' }
const etagOf = (object: string): string => `"${Buffer.from(object).toString('base64url').slice(-40)}"`

const receive = async (
  standIn: CaldavStandIn,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const body = await text(request)
  const { user, password } = standIn.settings
  const expected = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  const { method, url = '' } = request
  if (standIn.mood === 'silent') return
  if (request.headers.authorization !== expected) response.writeHead(401).end()
  else if (method === 'PUT') put(standIn, request, response, body)
  else if (await misbehaves(standIn.mood, response)) return
  else if (![...calendars.values()].some((path) => url.startsWith(`/dav/${path}/`)))
    response.writeHead(404).end()
  else if (method === 'REPORT' && body.includes('calendar-query')) answerQuery(standIn, url, response)
  else if (method === 'DELETE') response.writeHead(standIn.objects.delete(url) ? 204 : 404).end()
  else {
    const found = standIn.objects.get(url)
    if (found === undefined) response.writeHead(404).end()
    else response.writeHead(200, { etag: etagOf(found), 'content-type': 'text/calendar' }).end(found)
  }
}

const answerQuery = ({ objects, mood }: CaldavStandIn, url: string, response: ServerResponse): void => {
  const escaped = (part: string) => part.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const data = (object: string) =>
    mood === 'partial'
      ? '<d:propstat><d:prop><c:calendar-data/></d:prop><d:status>HTTP/1.1 404 Not Found</d:status></d:propstat>'
      : `<d:propstat><d:prop><c:calendar-data>${escaped(object)}</c:calendar-data></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat>`
  const parts = [...objects]
    .filter(([path]) => path.startsWith(url))
    .map(([path, object]) => `<d:response><d:href>${path}</d:href>${data(object)}</d:response>`)
  const namespaces = 'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"'
  response.writeHead(207, xml)
  response.end(`<?xml version="1.0"?><d:multistatus ${namespaces}>${parts.join('')}</d:multistatus>`)
}

const put = (
  standIn: CaldavStandIn,
  { url = '', headers }: IncomingMessage,
  response: ServerResponse,
  body: string,
): void => {
  standIn.beforePut?.()
  const before = standIn.objects.get(url)
  const match = headers['if-match']
  const error =
    '<d:error xmlns:d="DAV:"><x:valid-calendar-data xmlns:x="urn:ietf:params:xml:ns:caldav"/></d:error>'
  if (standIn.mood === 'refusing') response.writeHead(403, xml).end(error)
  else if (standIn.mood === 'forbidding') response.writeHead(403).end()
  else if (headers['if-none-match'] === '*' && before !== undefined) response.writeHead(412).end()
  else if (match !== undefined && (before === undefined || match !== etagOf(before)))
    response.writeHead(412).end()
  else {
    standIn.objects.set(url, body)
    response.writeHead(before === undefined ? 201 : 204).end()
  }
}

const misbehaves = async (mood: Mood, response: ServerResponse): Promise<boolean> => {
  if (mood === 'failing') response.writeHead(503).end()
  else if (mood === 'redirecting') response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
  else if (mood === 'html')
    response.writeHead(207, { 'content-type': 'text/html' }).end('<h1>Welcome to nginx</h1>')
  else if (mood === 'empty') response.writeHead(207, xml).end()
  else if (mood === 'other-xml') response.writeHead(207, xml).end('<html><body/></html>')
  else if (mood === 'endless') {
    response.writeHead(207, xml)
    while (!response.destroyed) await new Promise((done) => response.write(Buffer.alloc(1_000_000), done))
  } else return false
  return true
}
