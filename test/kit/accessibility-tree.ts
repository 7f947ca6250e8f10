import type { Page } from 'playwright-core'

/** Roles of what one operates, each of which has to say what it is. */
const controls = [
  ...[
    'button',
    'link',
    'textbox',
    'searchbox',
    'combobox',
    'checkbox',
    'radio',
    'switch',
    'slider',
    'spinbutton',
  ],
  ...['tab', 'option', 'menuitem', 'menuitemradio', 'menuitemcheckbox', 'treeitem'],
  ...['dialog', 'alertdialog', 'toolbar', 'navigation'],
]
// a line of the tree: `- button "Publiceren" [expanded]:`, as YAML, which puts some of its lines between quotes
const control = new RegExp(`^\\s*- '?(${controls.join('|')})(?=[ :']|$)`)
const named = /^\s*- '?\w+ ["/]/

/** What one can operate on the page, as a screen reader has it: a line each, with role, name and state, in the order of the page. */
export const controlsOf = async (page: Page): Promise<string[]> => {
  const tree = await page.locator('body').ariaSnapshot()
  return tree
    .split('\n')
    .filter((line) => control.test(line))
    .map((line) => line.trim().replace(/^- /, ''))
}

/** Controls without a name, which a screen reader tells as `button` and nothing else. */
export const unnamedOf = (lines: readonly string[]): string[] =>
  lines.filter((line) => !named.test(`- ${line}`))
