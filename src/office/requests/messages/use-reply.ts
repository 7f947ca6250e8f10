import { useCallback, useEffect, useRef, useState } from 'react'
import type { CallOptions } from '../../../core/contract/client.ts'
import { keepReply } from '../../../core/contract/request-messages/request-messages-calls.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { ReplyAct } from '../../../core/staff/reply-acts.ts'
import { forgetUnsent, keepUnsent, unsentOf } from '../../kit/unsent.ts'
import { useOffice } from '../../shell/office-context.ts'
import type { RequestWhole } from '../request-words.ts'

/** Milliseconds of rest after which what is typed is kept. */
const restMs = 2000

/** How what is typed stands: kept at an instant (ms since 1970), being kept, or only here as it could not be. */
export type Kept =
  | { state: 'kept'; at: number }
  | { state: 'keeping' }
  | { state: 'here'; why: string }
  | undefined

type ReplyFile = RequestWhole['files'][number]

/** What somebody writes to the sender of a request, the same whatever it is to do with the request. */
export interface Reply {
  text: string
  /** What goes along. */
  files: readonly ReplyFile[]
  /** Says of files that were added and are gone meanwhile that they are; undefined where none is. */
  gone: string | undefined
  /** What it is to do with the request; undefined while nothing is written. */
  of: ReplyAct | undefined
  kept: Kept
  write(text: string, of: ReplyAct): void
  addFile(file: ReplyFile, of: ReplyAct): void
  removeFile(id: string, of: ReplyAct): void
  /** Has `settled` wait for a file that is on its way; it answers whether that came. */
  wait(coming: Promise<boolean>): void
  /** Waits until every file that was on its way came and all is kept; answers the files' ids, or undefined where one did not come. */
  settled(): Promise<string[] | undefined>
  /** Keeps it once more, after which it is known which of the files are still there. */
  recheck(): Promise<void>
  /** Forgets it here, as it was sent. */
  clear(): void
}

interface Now {
  text: string
  files: readonly ReplyFile[]
  act: ReplyAct
  isSaved: boolean
}

const isEmpty = ({ text, files }: Pick<Now, 'text' | 'files'>): boolean =>
  text.trim() === '' && files.length === 0

/** What is told of files that are gone, by their names where those are known. */
const goneInWords = (names: readonly string[], count: number): string | undefined => {
  if (count === 0) return undefined
  if (names.length === 0)
    return count === 1
      ? 'Een bestand bij je klad is er niet meer. Voeg het opnieuw toe.'
      : `${count} bestanden bij je klad zijn er niet meer. Voeg ze opnieuw toe.`
  return `Niet meer meegestuurd, want het is er niet meer: ${names.join(', ')}. Voeg het opnieuw toe.`
}

const wordOf = (reference: string) => `${reference} reply`

/**
 * What is being written about a request, with its files. It is kept at the server after a short rest and on leaving, one save at a
 * time; what could not be kept stays in this page. What comes back from a message that was taken back is taken up where all that is
 * here is kept.
 */
export const useReply = ({ reference, draft }: Pick<RequestWhole, 'reference' | 'draft'>): Reply => {
  const { call } = useOffice()
  const unsent = unsentOf(wordOf(reference)) as Partial<Pick<Now, 'text' | 'files'>> | undefined
  const [shown, show] = useState<Now>(() => ({
    text: unsent?.text ?? draft?.text ?? '',
    files: unsent?.files ?? draft?.files ?? [],
    act: draft?.act ?? 'message',
    isSaved: unsent === undefined,
  }))
  const [kept, setKept] = useState<Kept>(draft ? { state: 'kept', at: Date.parse(draft.savedAt) } : undefined)
  const [gone, setGone] = useState(goneInWords([], draft?.filesGone ?? 0))
  const now = useRef(shown)
  /** Milliseconds since 1970 of the newest draft that is known here; none that is older takes its place. */
  const keptAt = useRef(draft ? Date.parse(draft.savedAt) : 0)
  const saving = useRef<Promise<void>>(undefined)
  const coming = useRef<Promise<boolean>>(Promise.resolve(true))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const change = useCallback((next: Partial<Now>) => {
    now.current = { ...now.current, ...next }
    show(now.current)
  }, [])

  /** Leaves out the files that the server no longer has, and says so. */
  const drop = useCallback(
    (ids: readonly string[]) => {
      const lost = now.current.files.filter(({ id }) => ids.includes(id))
      if (lost.length === 0) return
      change({ files: now.current.files.filter(({ id }) => !ids.includes(id)) })
      setGone(
        goneInWords(
          lost.map(({ name }) => name),
          lost.length,
        ),
      )
    },
    [change],
  )

  const put = useCallback(
    async (options?: CallOptions) => {
      const sent = now.current
      const text = sent.text.trim() === '' ? undefined : sent.text
      const body = { act: sent.act, text, files: sent.files.map(({ id }) => id) }
      const { savedAt, filesGone } = await call(keepReply, { params: { reference }, body }, options)
      const isSame = now.current.text === sent.text && now.current.files === sent.files
      if (isSame) {
        now.current = { ...now.current, isSaved: true }
        forgetUnsent(wordOf(reference))
      }
      drop(filesGone)
      keptAt.current = Date.parse(savedAt)
      setKept({ state: 'kept', at: keptAt.current })
    },
    [call, drop, reference],
  )

  const save = useCallback(
    async (options?: CallOptions) => {
      clearTimeout(timer.current)
      if (now.current.isSaved || saving.current) return
      setKept({ state: 'keeping' })
      try {
        saving.current = put(options)
        await saving.current
      } catch (thrown) {
        if (!(thrown instanceof Fault)) throw thrown
        setKept({ state: 'here', why: thrown.message })
      } finally {
        saving.current = undefined
        if (!now.current.isSaved) timer.current = setTimeout(() => void save(), restMs)
      }
    },
    [put],
  )

  // on leaving, what rests is kept at once, also when the page itself goes
  useEffect(() => {
    const leave = () => void save({ fetch: (input, init) => fetch(input, { ...init, keepalive: true }) })
    const hide = () => document.visibilityState === 'hidden' && leave()
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      void save()
    }
  }, [save])

  // what was kept later than all that is known here, by taking a message back or in another tab
  useEffect(() => {
    if (!draft || Date.parse(draft.savedAt) <= keptAt.current || !now.current.isSaved) return
    keptAt.current = Date.parse(draft.savedAt)
    change({ text: draft.text, files: draft.files, act: draft.act })
    setKept({ state: 'kept', at: keptAt.current })
    setGone(goneInWords([], draft.filesGone))
  }, [draft, change])

  const typed = (next: Partial<Now>, rest = restMs) => {
    change({ ...next, isSaved: false })
    const { text, files } = now.current
    keepUnsent(wordOf(reference), { text, ...(files.length > 0 && { files }) }, {})
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), rest)
  }
  const saved = async () => {
    await saving.current?.catch(() => undefined)
    await save()
  }
  return {
    ...{ text: shown.text, files: shown.files, gone, kept },
    of: isEmpty(shown) ? undefined : shown.act,
    write: (text, act) => typed({ text, act }),
    addFile: (file, act) => {
      setGone(undefined)
      typed({ files: [...now.current.files, file], act }, 0)
    },
    removeFile: (id, act) => typed({ files: now.current.files.filter((one) => one.id !== id), act }, 0),
    wait: (one) => {
      const all = Promise.all([coming.current, one]).then((each) => each.every(Boolean))
      coming.current = all
      // one that did not come was told of, and keeps no later message
      void all.then(() => {
        if (coming.current === all) coming.current = Promise.resolve(true)
      })
    },
    settled: async () => {
      let came = true
      for (let waited: Promise<boolean> | undefined; waited !== coming.current; ) {
        waited = coming.current
        came = (await waited) && came
      }
      // a save that arrives after the message would make it a draft again
      await saved()
      clearTimeout(timer.current)
      return came ? now.current.files.map(({ id }) => id) : undefined
    },
    recheck: async () => {
      now.current = { ...now.current, isSaved: false }
      await saved()
    },
    clear: () => {
      clearTimeout(timer.current)
      change({ text: '', files: [], isSaved: true })
      setKept(undefined)
      setGone(undefined)
      forgetUnsent(wordOf(reference))
    },
  }
}
