import { describe, expect, test } from 'vitest'
import { staffRoles } from '../../core/staff/roles.ts'
import { screens } from '../shell/screens.ts'
import { findTasks, helpTasks, isTaskOf, taskOf } from './help-tasks.ts'

/** The addresses of all screens, as the office finds them. */
const paths = screens.map(({ path }) => path)

describe('the handbook', () => {
  test('says of each task whose it is, and how it is done in three to eight steps', () => {
    for (const { slug, title, roles, steps, sender, wrong } of helpTasks) {
      expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(roles.length, slug).toBeGreaterThan(0)
      expect(new Set(roles).size, slug).toBe(roles.length)
      expect(steps.length, slug).toBeGreaterThanOrEqual(3)
      expect(steps.length, slug).toBeLessThanOrEqual(8)
      expect(wrong.length, slug).toBeGreaterThan(0)
      for (const text of [title, sender, ...steps, ...wrong]) {
        expect(text, slug).toMatch(/^[\p{Lu}]/u)
        // each mark has its pair, and holds a word
        expect(text.replace(/\*[^*\s][^*]*\*|`[^`\s][^`]*`/g, ''), slug).not.toMatch(/[*`]/)
      }
    }
    const slugs = helpTasks.map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(taskOf('inloggen')?.slug).toBe('inloggen')
    expect(taskOf('constructor')).toBeUndefined()
  })

  test('says of each role how its day goes, and what else it does', () => {
    for (const role of staffRoles) {
      const own = helpTasks.filter((task) => isTaskOf(task, [role]))
      expect(own.filter(({ isDay }) => isDay).length, role).toBe(1)
      expect(own.length, role).toBeGreaterThan(5)
    }
  })

  test('leads to screens that there are', () => {
    expect(paths.length).toBeGreaterThan(10)
    const lost = helpTasks.flatMap(({ slug, links }) =>
      links.filter(({ path }) => !paths.includes(path)).map(({ path }) => `${slug}: ${path}`),
    )
    expect(lost).toEqual([])
  })

  test('is searched by words in any order, in what is shown and not in its marks', () => {
    expect(findTasks(helpTasks, '')).toEqual(helpTasks)
    expect(findTasks(helpTasks, 'terugbetalen geld')[0]?.slug).toBe('terugbetalen')
    expect(findTasks(helpTasks, 'NEEM TERUG').map(({ slug }) => slug)).toContain('terugnemen')
    expect(findTasks(helpTasks, '*neem*')).toEqual([])
    expect(findTasks(helpTasks, 'onvindbaarwoord')).toEqual([])
  })
})
