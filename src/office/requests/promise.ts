import { todayIso } from '../../core/kernel/day.ts'
import { dayInShort, timeOf } from '../kit/When.tsx'

/** Words about a promise, with how they look: red when it is broken, amber when it is for today. */
export interface ToldPromise {
  words: string
  tone?: 'late' | 'soon'
}

const dayOf = (at: Date): string => todayIso({ now: () => at.getTime() })

/** Days of the Dutch calendar from one instant to another; a night counts as one. */
const daysBetween = (from: Date, to: Date): number =>
  (Date.parse(dayOf(to)) - Date.parse(dayOf(from))) / 86_400_000

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`
const inDays = (count: number): string => counted(count, 'dag', 'dagen')

/**
 * When an answer was promised, as a list tells it: `2 dagen te laat`, `vandaag 17.00`, `wo 2 dec, 12.00` for tomorrow, and
 * `vr 4 dec` for later.
 */
export const promiseInShort = (dueOn: string, now = new Date()): ToldPromise => {
  const due = new Date(dueOn)
  const days = daysBetween(now, due)
  if (due <= now)
    return { words: days === 0 ? `sinds ${timeOf(due)} te laat` : `${inDays(-days)} te laat`, tone: 'late' }
  if (days === 0) return { words: `vandaag ${timeOf(due)}`, tone: 'soon' }
  return { words: days === 1 ? `${dayInShort(due)}, ${timeOf(due)}` : dayInShort(due) }
}

/** How long there still is until an instant of today: `6 uur en 12 minuten`. */
const timeLeft = (from: Date, to: Date): string => {
  const minutes = Math.max(1, Math.round((to.getTime() - from.getTime()) / 60_000))
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const told = [hours > 0 && `${hours} uur`, rest > 0 && counted(rest, 'minuut', 'minuten')]
  return told.filter(Boolean).join(' en ')
}

/** The same promise in two sentences: until when, and how long there still is or how late it is. */
export const promiseInFull = (dueOn: string, now = new Date()): ToldPromise & { left: string } => {
  const due = new Date(dueOn)
  const days = daysBetween(now, due)
  const day = days === 0 ? 'vandaag' : dayInShort(due)
  const words = `Beloofd: antwoord ${day} vóór ${timeOf(due)} uur`
  const { words: short, tone } = promiseInShort(dueOn, now)
  if (tone === 'late') return { words, tone, left: `Dat is ${short}` }
  return { words, ...(tone && { tone }), left: `Nog ${days === 0 ? timeLeft(now, due) : inDays(days)}` }
}

/**
 * The same moment of what a partner has now: whether its sender hears by then is up to them, and we do not know whether they did.
 */
export const expectedInFull = (dueOn: string, now = new Date()): ToldPromise & { left: string } => {
  const due = new Date(dueOn)
  const day = daysBetween(now, due) === 0 ? 'vandaag' : dayInShort(due)
  const words = `Antwoord verwacht: ${day} vóór ${timeOf(due)} uur`
  return { words, left: due > now ? 'De partner heeft de aanvraag nu' : 'Kijk of de partner al antwoordde' }
}

/** How old a request is: `net`, `25 min`, `3 uur`, `9 dagen`. */
export const ageInWords = (receivedAt: string, now = new Date()): string => {
  const minutes = Math.floor((now.getTime() - new Date(receivedAt).getTime()) / 60_000)
  if (minutes < 1) return 'net'
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? `${hours} uur` : inDays(Math.floor(hours / 24))
}
