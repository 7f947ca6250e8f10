import { gzipSync } from 'node:zlib'
import { asks, http } from './raw.ts'

// Requests that no browser makes: invalid bodies, invalid HTTP, and addresses that do not exist.

const json = 'application/json'
const kilobyte = (text: string) => text.repeat(Math.ceil(1024 / text.length))

/** Bodies: name, bytes, declared content type, and the statuses that may answer it. */
export const bodies: readonly (readonly [string, string | Buffer, string | undefined, readonly number[]])[] =
  [
    ['nothing', '', json, [400]],
    ['no type', '{}', undefined, [400, 415]],
    ['half of it', '{"a":', json, [400]],
    ['two of them', '{}{}', json, [400]],
    ['a list', '[{}]', json, [400]],
    ['a number', '7', json, [400]],
    ['null', 'null', json, [400]],
    ['a text', '"{}"', json, [400]],
    ['too deep a list', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, json, [400]],
    ['too deep an object', `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`, json, [400]],
    ['too big', `{"a":"${kilobyte('x').repeat(300)}"}`, json, [413]],
    ['too big by its spaces', `{${kilobyte(' ').repeat(300)}}`, json, [413]],
    ['a huge list', `{"appointment":{"options":[${'{},'.repeat(60_000)}{}]}}`, json, [400]],
    ['a huge number of fields', `{${'"a":1,'.repeat(30_000)}"b":2}`, json, [204, 400]],
    [
      'many different fields',
      `{${Array.from({ length: 15_000 }, (_, i) => `"k${i}":1`).join()}}`,
      json,
      [400],
    ],
    ['__proto__', '{"__proto__":{"admin":true,"toString":1},"appointment":{"__proto__":null}}', json, [400]],
    ['constructor', '{"constructor":{"prototype":{"admin":true}}}', json, [400]],
    ['a field twice', '{"funnel":"a","funnel":"klusservice","appointment":1,"appointment":{}}', json, [400]],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]), json, [400]],
    ['UTF-16', Buffer.from('{"a":1}', 'utf16le'), json, [400]],
    ['a byte order mark', '\ufeff{}', json, [400]],
    ['a NUL', '{"a":"\0"}', json, [400]],
    ['half a pair', '{"a":"\\ud800"}', json, [400]],
    ['numbers without end', `{"number":${'9'.repeat(5000)},"b":1e9999}`, json, [400]],
    ['no number at all', '{"number":NaN}', json, [400]],
    ['comments', '/* {} */ {}', json, [400]],
    ['zipped', gzipSync('{}'), json, [400]],
    ['text', 'hallo', 'text/plain', [415]],
    ['XML', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', 'application/xml', [415]],
    ['a form', 'a=b', 'application/x-www-form-urlencoded', [415]],
    ['a multipart without a boundary', 'x', 'multipart/form-data', [400, 415]],
    [
      'a multipart that never ends',
      '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx',
      'multipart/form-data; boundary=b',
      [400, 415],
    ],
    ['a type with another character set', '{}', 'application/json; charset=utf-16', [400, 415]],
    ['a type that is none', '{}', 'json;;;=', [415]],
    ['a type of its own length', '{}', `application/${'j'.repeat(4000)}`, [415]],
  ]

const part = (head: string, content = 'x') => `--b\r\n${head}\r\n\r\n${content}\r\n`
const file = (name: string, more = '') =>
  `Content-Disposition: form-data; name="File"; filename=${name}${more}`
/** Multipart forms with parts, names and headers that no real form has; the boundary is `b`. */
export const forms = [
  part('Content-Disposition: form-data'),
  part('Content-Disposition: form-data; name="__proto__"'),
  part('Content-Disposition: form-data; name="constructor"; filename="x.pdf"'),
  part('X-Nothing: 1'),
  part(`X-Long: ${'a'.repeat(90_000)}`),
  part(Array.from({ length: 3000 }, (_, i) => `X-${i}: 1`).join('\r\n')),
  part('Content-Disposition: form-data; name="Name"').repeat(500),
  part('Content-Disposition: form-data; name="Name"', 'n'.repeat(200_000)),
  part(file('"../../../etc/passwd"')).repeat(30),
  part(file('"a\0.pdf"'), '%PDF-1.7'),
  part(file('""'), ''),
  part(
    file('"x.pdf"', '\r\nContent-Type: application/pdf\r\nContent-Transfer-Encoding: base64'),
    '%PDF-1.7 x',
  ),
  part(file(`"${'x'.repeat(5000)}.pdf"`), '%PDF-1.7 x'),
  part(file('"x.exe"'), 'MZ'),
  part(file('"x.pdf"'), '<script>alert(1)</script>'),
  part(file('"x.svg"'), '<svg onload="alert(1)"/>'),
  '--b--\r\n',
  '\r\n\r\n',
  `--b${'-'.repeat(1000)}`,
]

/** Raw HTTP: name, bytes as they travel, and the statuses that may answer it; 0 is a closed connection. */
export const wires: readonly (readonly [string, string, readonly number[]])[] = [
  ['no HTTP', 'hallo\r\n\r\n', [400]],
  ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', [400]],
  ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400]],
  ['HTTP/9', 'GET / HTTP/9.9\r\n\r\n', [400]],
  ['an unknown method', http('STEEL / HTTP/1.1'), [400]],
  ['TRACE', http('TRACE /contact HTTP/1.1'), [404, 405]],
  ['CONNECT', http('CONNECT voorbeeld.nl:443 HTTP/1.1'), [0, 400, 405]],
  ['OPTIONS for all', http('OPTIONS * HTTP/1.1'), [200, 204, 404]],
  ['a body on GET', http('GET / HTTP/1.1\r\nContent-Length: 3', 'abc'), [200]],
  [
    'a method to override',
    http('GET /api/klusservice/tasks HTTP/1.1\r\nX-HTTP-Method-Override: DELETE'),
    [200],
  ],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', [400]],
  ['an empty host', 'GET / HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n', [421]],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: localhost\r\nhOST: b\r\nConnection: close\r\n\r\n', [400]],
  ['the same host twice', http('GET / HTTP/1.1\r\nHost: localhost'), [400]],
  ['another host', 'GET / HTTP/1.1\r\nHost: evil.example:3000\r\nConnection: close\r\n\r\n', [421]],
  [
    'a host that is none',
    'GET / HTTP/1.1\r\nHost: <script>"\'@:99999/..\r\nConnection: close\r\n\r\n',
    [421],
  ],
  ['a whole address of another', asks('http://evil.example/contact'), [200, 404]],
  ['another host by slashes', asks('//evil.example/'), [404]],
  ['a space in the address', asks('/contact us'), [400]],
  ['an address without end', asks(`/${'a'.repeat(30_000)}`), [431]],
  ['a query without end', asks(`/contact?${'a=b&'.repeat(3500)}`), [200, 431]],
  ['a percent sign alone', asks('/%'), [400, 404]],
  ['bytes that are no UTF-8', asks('/%ff%fe'), [400, 404]],
  ['a NUL in the address', asks('/contact%00.html'), [400, 404]],
  ['headers without end', http(`GET / HTTP/1.1\r\nX: ${'x'.repeat(40_000)}`), [431]],
  [
    'a flood of headers',
    http(`GET / HTTP/1.1\r\n${Array.from({ length: 1500 }, (_, i) => `X${i}: 1`).join('\r\n')}`),
    [200, 431],
  ],
  ['a flood of cookies', http(`GET /contact HTTP/1.1\r\nCookie: ${'a=%E0%A4%A; '.repeat(800)}`), [200]],
  ['a header that is broken off', 'GET / HTTP/1.1\r\nHost: a\r\nX-A: b\nX-B\x00: c\r\n\r\n', [400]],
  [
    'two lengths',
    http('POST /api/v2/account/me HTTP/1.1\r\nContent-Length: 2\r\nContent-Length: 3', '{} '),
    [400],
  ],
  ['a length that is none', http('POST /api/v2/account/me HTTP/1.1\r\nContent-Length: -1'), [400]],
  [
    'a length and chunks',
    http('POST /api/v2/account/me HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked', '0\r\n\r\n'),
    [400],
  ],
  [
    'chunks that are none',
    http(
      'POST /api/events/funnel HTTP/1.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked',
      'zz\r\n{}\r\n',
    ),
    [400],
  ],
  ['another transfer', http('POST /api/events/funnel HTTP/1.1\r\nTransfer-Encoding: gzip', 'x'), [400, 501]],
  ['an expectation', http('GET /contact HTTP/1.1\r\nExpect: the-spanish-inquisition'), [200, 417]],
  ['an upgrade', http('GET /contact HTTP/1.1\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x'), [200]],
  ['HTTP/1.0', 'GET /contact HTTP/1.0\r\n\r\n', [200]],
  [
    'a range that is none',
    http('GET /favicon.ico HTTP/1.1\r\nRange: bytes=9-1,-,z'),
    [200, 206, 400, 404, 416],
  ],
]

/** Files that no address may lead to, in and around the project. */
const outside = ['etc/passwd', 'package.json', 'src/server/main.ts', '.data/secrets.json']
const climbs = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..\\',
  '..%5c',
  '....//',
  '..;/',
  '%252e%252e%252f',
  '..%c0%af',
]

/** Every path that climbs up, to every file outside. */
export const escapingPaths: readonly string[] = outside.flatMap((file) =>
  climbs.flatMap((up) => [`/assets/${up.repeat(6)}${file}`, `/${up.repeat(6)}${file}`]),
)
