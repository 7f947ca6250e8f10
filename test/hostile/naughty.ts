// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what looks like a placeholder is meant to
const long = (text: string, times: number) => text.repeat(times)

/**
 * Strings that once broke somebody's program, by what they break. They are chosen in the spirit of the public big list of naughty
 * strings, for what the site is made of: JavaScript, PostgreSQL, HTML, mail headers, logs, file names.
 */
// biome-ignore format: a line for each string would hide the list
const kinds: Record<string, readonly string[]> = {
  nothing: ['', ' ', '\t', '\n', '\u00a0', '\u200b', '\ufeff', '\u3000', '\u2028\u2029', '\u0085'],
  words: ['undefined', 'null', 'NULL', 'nil', 'None', 'true', 'false', 'NaN', 'Infinity', '-Infinity'],
  objects: [
    '__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString', 'valueOf', '[object Object]',
  ],
  syntax: [
    '{}', '[]', '{"a":1}', '\\', '\\\\', "'", '"', '`', "''", '",', '\\u0000', '$&', '$1', '${7*7}',
    '{{7*7}}',
  ],
  numbers: [
    '0', '-0', '1', '-1', '1.0', '1,00', '1e3', '1e999', '0x1F', '0b1', '1_000', '٣', '½', '²', '１２', '+1',
  ],
  sizes: [
    '2147483648', '-2147483649', '9007199254740993', '99999999999999999999', '1e-400', '0.1e1', '00', '1/0',
  ],
  dates: [
    '0000-00-00', '2026-02-30', '2026-13-01', '9999-12-31T24:00:00Z', '-271822-04-20T00:00:00Z', '2026-W53',
    'T',
  ],
  control: [
    '\u0000', 'a\u0000b', '\u0001\u0007\u0008', '\u001b[31mrood\u001b[0m', '\u007f', '\u009b', '\u0018',
  ],
  unicode: [
    '\ud800', '\udc00a', 'a\ud83d', '\ufffe', '\uffff', '\ufdd0', '\udbff\udfff', '\u{10ffff}', '\u0378',
  ],
  scripts: [
    '田中さん', 'Ωμέγα', 'Ё', 'שלום', 'مرحبا', 'ನಮಸ್ಕಾರ', '𝕿𝖍𝖊', 'ʇunpuıpıɔuı', '𠜎𠜱', 'ﬁ', 'ß', 'ı', 'İ', 'ǅ',
  ],
  joined: ['e\u0301', '👨‍👩‍👧‍👦', '🇳🇱', '🏳️‍🌈', '👍🏿', 'Z̮̞̠͙͔ͅḀ̗̞͈̻L̶̫G', long('\u0301', 300), '\u0600\u0601', '﷽'],
  direction: ['\u202egnp.exe', '\u2066a\u2069', '\u200fabc', 'test\u202e\u2066'],
  html: [
    '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '</script><svg/onload=alert(1)>', '<!--',
    ']]>', '&lt;b&gt;', '&#0;', 'javascript:alert(1)', '<a href="data:text/html,x">x</a>',
    "' onfocus='alert(1)", '</textarea><b>', '<style>*{display:none}</style>', '<plaintext>',
  ],
  sql: [
    "'; DROP TABLE submission; --", "1' OR '1'='1", '1; SELECT pg_sleep(9)', '%', '_', "E'\\x00'", '$$',
    '--', '/*',
  ],
  shell: [
    '$(reboot)', '`reboot`', '; reboot', '| cat /etc/passwd', '& ping', '%n%s%x', '${IFS}', '~root', '-rf',
    '--help',
  ],
  paths: [
    '../../etc/passwd', '..\\..\\boot.ini', '/dev/null', 'file:///etc/passwd', 'C:\\', 'CON', '.', '..',
    'a/b',
  ],
  headers: [
    'a\r\nBcc: x@voorbeeld.nl', 'a\nSet-Cookie: x=1', '=?utf-8?Q?x?=', 'a@b.nl,c@d.nl', 'a@b.nl\r\n',
    '"a b"@voorbeeld.nl', 'a@[127.0.0.1]', '<a@b.nl>', 'ä@bücher.nl',
    `${long('a', 64)}@${long('b', 63)}.nl`, 'jannie@voorbeeld..nl', '.@.',
  ],
  addresses: [
    'http://127.0.0.1:5432/', 'http://169.254.169.254/', '//evil.example', 'http://a@b:99999', 'ftp://',
  ],
  templates: [
    '<%= 7*7 %>', '#{7*7}', '{% raw %}', '${jndi:ldap://x}', '%{(#a=1)}',
    '{{constructor.constructor("x")()}}',
  ],
  spreadsheets: ['=1+1', '+cmd', '@SUM(1)', "=cmd|' /C calc'!A0", '-2+3'],
  patterns: [
    `${long('a', 200)}!`, long('(', 100), '(a+)+$', '[', '.*', '^', '\\d{', long('1.', 200), long(' ', 500),
  ],
  fields: [
    '1234AB', '0000 AA', '1234 SA', 'NL91ABNA0417164300', '0612345678', '+31 6 12345678', '+', '00', '06-',
  ],
  dutch: [
    "'t Hart", 'van der', 'IJ', 'ij', 'ĳ', 'd’Artagnan', 'Müller-Lüdenscheidt', 'Ö', 'Å', 'J.P.',
    'Scunthorpe',
  ],
  length: [
    long('x', 255), long('x', 256), long('x', 10_000), long('é', 5000), long('🏠', 3000), long('\n', 3000),
  ],
}

export const naughtyStrings: readonly string[] = [...new Set(Object.values(kinds).flat())]

/** Strings that a database of texts cannot hold; even a short round tries them in every field. */
export const unstorableStrings: readonly string[] = ['a\u0000b', '\ud800', 'a\ud83d']

/** Values of other types, sent where a text or a number is expected. */
export const naughtyValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  0.1,
  1e308,
  Number.MAX_SAFE_INTEGER,
  [],
  [null],
  [[[]]],
  {},
  { length: 1e9 },
  { toString: 'x', valueOf: 'x' },
  { $gt: '' },
  { constructor: { prototype: { polluted: true } } },
  Array.from({ length: 5000 }, () => 'x'),
  Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`k${index}`, index])),
]

/** Encodes a string as a part of a path; what no address can carry becomes its replacement character. */
export const asPart = (text: string) => encodeURIComponent(text.toWellFormed()).slice(0, 4000)
/** Parts of a path that are no valid text once they are decoded. */
export const rawParts = [
  '%',
  '%ff',
  '%00',
  '%c0%ae%c0%ae',
  '%ed%a0%80',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e',
  '%0d%0aa:b',
]
