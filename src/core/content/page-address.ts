/** Most characters of an address, of its last part as it is proposed, and of a codename. */
const [mostOfAddress, mostOfPart, mostOfCodename] = [200, 60, 80]

/** The page below which a new one is to stand. */
export interface ParentPage {
  codename: string
  path: string
}

/** What is proposed for a new page; both are empty as long as its title has no letter or digit. */
interface ProposedPage {
  path: string
  codename: string
}

/** At most so many characters of words joined by hyphens, without half a word where that can be. */
const cut = (words: string, most: number): string => {
  if (words.length <= most) return words
  const whole = words.slice(0, most + 1).replace(/-[^-]*$/, '')
  return (whole.length <= most ? whole : words.slice(0, most)).replace(/[-/]+$/, '')
}

/** The words of a title as the last part of an address: small letters and digits, joined by hyphens. */
export const slugOf = (title: string): string =>
  cut(
    title
      .normalize('NFKD')
      .replace(/\p{M}|['’]/gu, '')
      .toLowerCase()
      .replace(/&/g, ' en ')
      .replace(/€/g, ' euro ')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
    mostOfPart,
  )

/** The first of a name, and of that name with a number behind it, that is free. */
const firstFree = (name: string, isTaken: (one: string) => boolean, mark: string, most: number): string => {
  for (let count = 1; ; count++) {
    const end = count === 1 ? '' : `${mark}${count}`
    const one = name.slice(0, most - end.length) + end
    if (!isTaken(one)) return one
  }
}

/**
 * Proposes address and codename of a new page out of its title and of the page below which it stands. Those that are taken get a
 * number behind them. Whoever makes the page may write others.
 */
export const proposePage = (
  title: string,
  parent: ParentPage | undefined,
  taken: readonly ParentPage[],
): ProposedPage => {
  const slug = slugOf(title)
  if (slug === '') return { path: '', codename: '' }
  const isTop = parent === undefined || parent.path === '/'
  const path = cut(`${isTop ? '' : parent.path}/${slug}`, mostOfAddress)
  const codename = `${isTop ? '' : `${parent.codename}_`}${slug.replaceAll('-', '_')}`
  const [paths, codenames] = [
    new Set(taken.map((page) => page.path)),
    new Set(taken.map((page) => page.codename)),
  ]
  return {
    path: firstFree(path, (one) => paths.has(one), '-', mostOfAddress),
    codename: firstFree(
      codename.slice(0, mostOfCodename).replace(/_+$/, ''),
      (one) => codenames.has(one),
      '_',
      mostOfCodename,
    ),
  }
}
