/** An element with attributes and text: as `make` of the plain script, of which no part may import a file. */
export const create = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Record<string, string> = {},
  text = '',
): HTMLElementTagNameMap[K] => {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.textContent = text
  return element
}
