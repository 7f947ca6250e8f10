type Known = readonly (readonly [sign: RegExp, name: string])[]

/**
 * Browsers by what they call themselves, those that also name another one first. What is kept of a browser's name is cut off
 * (`RequestContext.browser`), which may leave a beginning of its last word.
 */
const browsers: Known = [
  [/ Ed(g|$)/, 'Edge'],
  [/ OP(R|$)/, 'Opera'],
  [/ SamsungBrowser\//, 'Samsung Internet'],
  [/ (Firefox|FxiOS)\//, 'Firefox'],
  [/ (Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/ Version\//, 'Safari'],
]

/** Devices by their system, those whose name also holds that of another first. */
const systems: Known = [
  [/\biPhone\b/, 'een iPhone'],
  [/\biPad\b/, 'een iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'macOS'],
  [/\b(Linux|X11)\b/, 'Linux'],
]

const nameIn = (known: Known, text: string): string | undefined =>
  known.find(([sign]) => sign.test(text))?.[1]

/**
 * A browser in words, `Firefox op Linux`, by the name that it sends with every request (`User-Agent`). Anybody can send anything
 * as that name, so none of it is repeated.
 */
export const deviceInWords = (userAgent: string): string => {
  const [browser, system] = [nameIn(browsers, userAgent), nameIn(systems, userAgent)]
  if (browser === undefined && system === undefined) return 'Een onbekend apparaat'
  return [browser ?? 'Een browser', system].filter(Boolean).join(' op ')
}
