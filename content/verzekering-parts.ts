/** Stands above a text that the association replaces by its own before the site is real (docs/going-live.md). */
export const exampleNote = (more = ''): string =>
  `<p><strong>Dit is een voorbeeldtekst.</strong> {name} vult hem in voordat je hier echt een verzekering afsluit. ${more}</p>`
