import { useCallback, useEffect, useMemo, useState } from 'react'
import type { CallOptions } from '../../../core/contract/client.ts'
import { checkDocument, readDocument, saveDraft } from '../../../core/contract/content/content-calls.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { type Office, useOffice } from '../../shell/office-context.ts'
import { followBlock, movedDefects } from './block-list.ts'
import {
  type OtherText,
  type PlacedDefect,
  type SavedText,
  type Sent,
  Writing,
  type WritingView,
} from './document-machine.ts'
import { copiesOf, dropCopy, keepCopy, type LocalCopy, newCopyKey } from './local-copies.ts'
import { type Body, type Clash, isSame, type Side } from './merge-texts.ts'

export type ReadDocument = AnswerOf<typeof readDocument>

/** A document while somebody writes it. */
export interface WrittenDocument extends Omit<WritingView, 'judged'> {
  kind: 'open'
  /** As `content.read` answers it, with the draft that was saved here since. */
  document: ReadDocument
  /** Whether it has no text now: `body` is then its last one, which is read and not written until it is put back. */
  isGone: boolean
  /** Faults, with their places as the text stands now. */
  defects: readonly PlacedDefect[]
  /** What this browser kept when it was not saved: `takeCopy` goes on with it, `dropCopy` throws it away. */
  copy: LocalCopy | undefined
  takeCopy(): void
  dropCopy(): void
  /** Takes what is typed: the next text, or what makes it of the newest. */
  change(next: Body | ((body: Body) => Body)): void
  /** The text as it stands at this moment, for what goes on after a while. */
  now(): Body
  resolve(pick: (at: Clash['at']) => Side): void
  retry(): void
  /** Saves what is left; answers the number of the text once the server has it, undefined where it does not. */
  flush(): Promise<number | undefined>
  /** Reads anew how it stands, after it was published or withdrawn. */
  reread(): Promise<void>
}

export type HeldDocument =
  | { kind: 'opening' }
  | { kind: 'failed'; fault: Fault; again(): void }
  | WrittenDocument

/** The text that an editor goes on with: the draft, or else what is published. */
const headOf = ({ draft, published }: ReadDocument): OtherText =>
  draft ?? published ?? { number: null, body: {}, by: null, at: '' }

/** Whether a document has no text: neither on the site nor as a draft, and nothing typed since. */
const hasNone = ({ number, body }: WritingView): boolean => number === null && !('kind' in body)

/** The text to show: of a document that has none now its last one. */
const shownOf = (view: WritingView, read: ReadDocument | undefined): Body =>
  hasNone(view) ? (read?.lastText?.body ?? view.body) : view.body

/** Most bytes of a request that a browser sends on after its page is gone. */
const mostKeptAlive = 60_000

const keptAlive = (body: Body): CallOptions =>
  new Blob([JSON.stringify(body)]).size < mostKeptAlive
    ? { fetch: (input, init) => fetch(input, { ...init, keepalive: true }) }
    : {}

const sentenceOf = ({ message, errors }: Fault): string => Object.values(errors ?? {})[0]?.[0] ?? message

/** What a refusal says of a text that was sent. */
const refusedAs = (fault: unknown): Sent => {
  if (!(fault instanceof Fault)) return { kind: 'lost' }
  if (fault.code === 'draft-changed')
    // without a newer text it was withdrawn meanwhile
    return { kind: 'newer', newer: fault.newer ?? { number: null, body: {}, by: null, at: '' } }
  if (fault.status === 0 || fault.status === 408 || fault.status === 429 || fault.status >= 500)
    return { kind: 'lost' }
  return { kind: 'refused', sentence: sentenceOf(fault) }
}

const sendBy =
  (call: Office['call'], codename: string) =>
  async ({ number, body }: SavedText, isLeaving: boolean): Promise<Sent> => {
    try {
      const input = { params: { codename }, body: { base: number, body: { ...body } } }
      const saved = await call(saveDraft, input, isLeaving ? keptAlive(body) : {})
      return { kind: 'saved', ...saved }
    } catch (thrown) {
      return refusedAs(thrown)
    }
  }

/** What is saved still of documents whose screen was left, so that who comes back reads that too. */
const leaving = new Map<string, Promise<void>>()

const leave = (codename: string, writing: Writing): void => {
  const left = writing.stop().finally(() => {
    if (leaving.get(codename) === left) leaving.delete(codename)
  })
  leaving.set(codename, left)
}

/** How a document stands with the draft that was saved here since it was read. */
const withDraft = (read: ReadDocument, { number, saved, savedAt }: WritingView, by: string): ReadDocument =>
  number === null || number === headOf(read).number
    ? read
    : {
        ...read,
        state: read.state === 'new' || read.state === 'withdrawn' ? read.state : 'changed',
        draft: { number, body: { ...saved }, by, at: savedAt ?? new Date().toISOString() },
      }

interface Opened {
  read: ReadDocument
  writing: Writing
}

/** Reads a document, and holds it until its screen is left. */
const useOpened = (codename: string, again: number) => {
  const { call, may, me } = useOffice()
  const [opened, setOpened] = useState<Opened>()
  const [fault, setFault] = useState<Fault>()
  const [view, setView] = useState<WritingView>()
  const mayCheck = may(checkDocument.name)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` reads it once more
  useEffect(() => {
    let isOver = false
    let writing: Writing | undefined
    const judge = async (held: Writing) => {
      const { body, number } = held.view()
      const { defects } = await call(checkDocument, { params: { codename }, body: { body: { ...body } } })
      if (!isOver && held.view().number === number) held.judge(body, defects)
    }
    const open = async () => {
      setFault(undefined)
      await leaving.get(codename)
      const read = await call(readDocument, { params: { codename } })
      if (isOver) return
      const key = newCopyKey(me.id, codename)
      const held: Writing = new Writing(
        {
          send: sendBy(call, codename),
          keep: (unsaved) => keepCopy(key, unsaved),
          show: () => setView(held.view()),
          follow: followBlock,
        },
        headOf(read),
      )
      writing = held
      setView(held.view())
      setOpened({ read, writing: held })
      // what a check cannot say now, the next save says
      if (mayCheck && held.view().number !== null) void judge(held).catch(() => undefined)
    }
    open().catch((thrown: unknown) => {
      if (!(thrown instanceof Fault)) throw thrown
      if (!isOver) setFault(thrown)
    })
    return () => {
      isOver = true
      if (writing) leave(codename, writing)
      setOpened(undefined)
    }
  }, [codename, call, mayCheck, me.id, again])
  return { opened, setOpened, fault, view }
}

/** Saves when the page may be gone soon, and tries again when the network comes back. */
const useMoments = (writing: Writing | undefined): void => {
  useEffect(() => {
    if (!writing) return
    const leaveNow = () => writing.leave()
    const hide = () => document.visibilityState === 'hidden' && writing.leave()
    const retry = () => writing.retry()
    window.addEventListener('pagehide', leaveNow)
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('online', retry)
    return () => {
      window.removeEventListener('pagehide', leaveNow)
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('online', retry)
    }
  }, [writing])
}

/** What this browser kept of a document, beside what the server has. */
const useCopies = (codename: string, opened: Opened | undefined) => {
  const { me } = useOffice()
  const [copies, setCopies] = useState<readonly LocalCopy[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a copy is of before the document was opened
  useEffect(() => {
    if (!opened) return
    const { body } = headOf(opened.read)
    const all = copiesOf(me.id, codename)
    for (const copy of all) if (isSame(copy.body, body)) dropCopy(copy.key)
    setCopies(all.filter((copy) => !isSame(copy.body, body)))
  }, [codename, me.id, opened?.writing])
  const letGo = useCallback((copy: LocalCopy) => {
    dropCopy(copy.key)
    setCopies((before) => before.filter(({ key }) => key !== copy.key))
  }, [])
  return { copy: copies[0], letGo }
}

/**
 * Holds a document while somebody writes it: it is saved by itself, kept by the browser until it is, and brought together with what
 * others save meanwhile. Opening it saves nothing.
 */
export const useDocument = (codename: string): HeldDocument => {
  const { call, me } = useOffice()
  const [tries, setTries] = useState(0)
  const { opened, setOpened, fault, view } = useOpened(codename, tries)
  const writing = opened?.writing
  const { copy, letGo } = useCopies(codename, opened)
  useMoments(writing)
  const reread = useCallback(async () => {
    const read = await call(readDocument, { params: { codename } })
    setOpened((before) => before && { ...before, read })
    writing?.reread(headOf(read))
  }, [call, codename, setOpened, writing])
  const read = opened?.read
  const now = useCallback(() => (writing ? shownOf(writing.view(), read) : {}), [writing, read])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is saved makes it another document
  const document = useMemo(
    () => read && view && withDraft(read, view, me.name),
    [read, view?.number, me.name],
  )
  const flush = useCallback(async () => writing?.flush(), [writing])
  if (fault) return { kind: 'failed', fault, again: () => setTries(tries + 1) }
  if (!writing || !view || !document) return { kind: 'opening' }
  return {
    kind: 'open',
    ...view,
    body: shownOf(view, read),
    isGone: hasNone(view),
    document,
    defects: movedDefects(view.defects, view.judged, view.body),
    copy,
    takeCopy() {
      if (!copy) return
      writing.restore(copy)
      letGo(copy)
    },
    dropCopy: () => copy && letGo(copy),
    now,
    change: (next) => writing.change(typeof next === 'function' ? next(writing.view().body) : next),
    resolve: (pick) => writing.resolve(pick),
    retry: () => writing.retry(),
    flush,
    reread,
  }
}
