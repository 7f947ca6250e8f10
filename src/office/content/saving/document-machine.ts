import type { NewerText } from '../../../core/kernel/fault.ts'
import { type Body, type Clash, commonText, isSame, mergeTexts, type Side } from './merge-texts.ts'

/** A text that the server has, by its number; null where it has none: a page that was withdrawn. */
export interface SavedText {
  number: number | null
  body: Body
}

/** A text that came between: somebody saved it after the one that was read. */
export type OtherText = Omit<NewerText, 'number'> & { number: number | null }

/** A fault in a text, with its place. */
export interface PlacedDefect {
  at: (string | number)[]
  problem: string
}

/** What came of a text that was sent. */
export type Sent =
  | { kind: 'saved'; number: number; at: string; defects: readonly PlacedDefect[] }
  | { kind: 'newer'; newer: OtherText }
  /** No answer came: nobody knows whether it arrived. */
  | { kind: 'lost' }
  /** It will not be taken as it is; a Dutch sentence says why. */
  | { kind: 'refused'; sentence: string }

/** What a browser keeps of what is not saved yet. */
export interface Unsaved {
  /** The text on which it was made. */
  base: SavedText
  body: Body
  /** What was sent, and of which nobody knows whether it arrived. */
  doubtful?: Body | undefined
}

/** What the machine needs of the world around it. */
export interface WritingWays {
  /** Sends a text; `isLeaving`: the page may be gone before the answer comes. It never rejects. */
  send(of: SavedText, isLeaving: boolean): Promise<Sent>
  /** Keeps what is not saved in the browser, undefined once nothing is left of it; false where the browser keeps nothing. */
  keep(unsaved: Unsaved | undefined): boolean
  /** Called after every change of what `view` tells. */
  show(): void
  /** Told of each value that another came in the place of, as `mergeTexts` has it. */
  follow?(mine: object, merged: object): void
}

export type WritingState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'refused' | 'newer'

/** How a text stands that is being written. */
export interface WritingView {
  body: Body
  /** Number of the newest text that the server is known to have. */
  number: number | null
  /** Its body, by which it can be told what changed since. */
  saved: Body
  state: WritingState
  /** ISO instant at which it was saved last; undefined where nothing was saved yet. */
  savedAt: string | undefined
  /** Faults of the text that was judged last, and that text. */
  defects: readonly PlacedDefect[]
  judged: Body
  /** Whether what is not saved is kept by the browser. */
  isKept: boolean
  /** Why it is refused. */
  sentence: string | undefined
  /** The text of somebody else that changed the same places, and these. */
  newer: { text: OtherText; clashes: readonly Clash[] } | undefined
  /** The text of somebody else that came together with this one by itself. */
  joined: OtherText | undefined
}

/** Milliseconds of rest after which a text is saved, and most that it waits for somebody who types on and on. */
export const restMs = 2000
export const mostMs = 20_000
/** Milliseconds until it is tried again: first, and at most. */
export const firstRetryMs = 2000
export const mostRetryMs = 30_000

/**
 * Holds a document while somebody writes it, and saves it by itself: one request at a time, each on the number that the one before
 * it got. A newer text of somebody else is brought together with this one where both changed other places; where they changed the
 * same, nothing is sent until somebody chose. Until it is saved the browser keeps it.
 */
export class Writing {
  readonly #ways: WritingWays
  #base: SavedText
  #body: Body
  #sending: Body | undefined
  /** What was sent without an answer. It is sent again as it was, before what was typed since, so that there is only ever one. */
  #doubtful: Body | undefined
  #newer: OtherText | undefined
  #joined: OtherText | undefined
  #sentence: string | undefined
  #savedAt: string | undefined
  /** Who wrote the text that was read, as far as it is known. */
  #by: string | null
  #defects: readonly PlacedDefect[] = []
  #judged: Body
  #isKept = true
  /** Tries in a row that got no answer. */
  #lost = 0
  #isDue = false
  #isOver = false
  #typedAt: number | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #waiting: (() => void)[] = []

  constructor(ways: WritingWays, { number, body, by, at }: OtherText) {
    this.#ways = ways
    this.#base = { number, body }
    this.#body = body
    this.#judged = body
    this.#savedAt = at || undefined
    this.#by = by
  }

  view(): WritingView {
    return {
      body: this.#body,
      number: this.#base.number,
      saved: this.#base.body,
      state: this.#state(),
      savedAt: this.#savedAt,
      defects: this.#defects,
      judged: this.#judged,
      isKept: this.#isKept,
      sentence: this.#sentence,
      newer: this.#newer && {
        text: this.#newer,
        clashes: mergeTexts(this.#base.body, this.#body, this.#newer.body).clashes,
      },
      joined: this.#joined,
    }
  }

  /** Takes what is typed. It is saved after two seconds of rest. */
  change(next: Body): void {
    if (next === this.#body) return
    this.#body = next
    this.#sentence = undefined
    this.#joined = undefined
    this.#keep()
    this.#later()
    this.#ways.show()
  }

  /** The faults of a text that was judged without being saved. */
  judge(body: Body, defects: readonly PlacedDefect[]): void {
    this.#judged = body
    this.#defects = defects
    this.#ways.show()
  }

  /** Saves at once what is left, as the page may be gone soon. */
  leave(): void {
    void this.#save(true)
  }

  /** Tries again at once what got no answer or was refused: the network came back, or somebody asked. */
  retry(): void {
    if (this.#lost === 0 && this.#sentence === undefined) return
    this.#sentence = undefined
    void this.#save(false)
  }

  /** Saves what is left; answers the number of the text once the server has it, undefined where it does not. */
  async flush(): Promise<number | undefined> {
    this.#sentence = undefined
    for (;;) {
      if (this.#newer || this.#sentence !== undefined) return undefined
      if (!this.#sending && this.#isSaved()) {
        void this.#save(false)
        return this.#base.number ?? undefined
      }
      const before = this.#lost
      const answered = this.#sending
        ? new Promise<void>((done) => {
            this.#waiting.push(done)
          })
        : this.#save(false)
      await answered
      if (this.#lost > before) return undefined
    }
  }

  /** Chooses whose each place becomes that both changed, and goes on with that. */
  resolve(pick: (at: Clash['at']) => Side): void {
    const newer = this.#newer
    if (!newer) return
    this.#newer = undefined
    this.#body = this.#merge(newer, pick).body
    this.#base = { number: newer.number, body: newer.body }
    this.#doubtful = undefined
    void this.#save(false)
    this.#ways.show()
  }

  /** Takes the text that the server has now, which was read anew. */
  reread(text: OtherText): void {
    // while one is on its way, its answer tells
    if (this.#sending || text.number === this.#base.number) return
    this.#newer = undefined
    this.#meet(text)
    if (!this.#newer) void this.#save(false)
    this.#ways.show()
  }

  /** Goes on with what the browser kept, as if it had been typed on the text that it was made on. */
  restore({ base, body, doubtful }: Unsaved): void {
    const now: OtherText = { ...this.#base, by: this.#by, at: this.#savedAt ?? '' }
    this.#body = body
    // also on the same text: what was sent as the page went may be on its way still
    this.#doubtful = doubtful
    if (base.number !== now.number) {
      this.#base = base
      this.#meet(now)
    }
    this.#keep()
    if (!this.#newer) void this.#save(false)
    this.#ways.show()
  }

  /** Saves what is left, and shows nothing any more. What gets no answer stays kept by the browser. */
  async stop(): Promise<void> {
    const left = this.flush()
    this.#isOver = true
    await left
  }

  #state(): WritingState {
    if (this.#newer) return 'newer'
    if (this.#sentence !== undefined) return 'refused'
    if (this.#lost > 0) return 'offline'
    if (this.#sending) return 'saving'
    return this.#body === this.#base.body && !this.#doubtful ? 'saved' : 'unsaved'
  }

  #isSaved(): boolean {
    return !this.#doubtful && isSame(this.#body, this.#base.body)
  }

  #keep(): void {
    const doubtful = this.#sending ?? this.#doubtful
    const isLeft = this.#body !== this.#base.body || doubtful !== undefined
    this.#isKept = this.#ways.keep(isLeft ? { base: this.#base, body: this.#body, doubtful } : undefined)
  }

  #later(): void {
    clearTimeout(this.#timer)
    if (this.#isOver || this.#newer) return
    this.#typedAt ??= Date.now()
    const left = Math.max(0, this.#typedAt + mostMs - Date.now())
    this.#timer = setTimeout(() => void this.#save(false), Math.min(restMs, left))
  }

  /** Sends what is left, unless something is on its way: that goes first. */
  async #save(isLeaving: boolean): Promise<void> {
    clearTimeout(this.#timer)
    this.#typedAt = undefined
    if (this.#newer) return
    if (this.#sending) {
      this.#isDue = true
      return
    }
    if (this.#isSaved()) return this.#settle()
    const sent = this.#doubtful ?? this.#body
    this.#sending = sent
    this.#isDue = false
    this.#keep()
    this.#tell()
    const answer = await this.#ways.send({ number: this.#base.number, body: sent }, isLeaving)
    this.#sending = undefined
    this.#take(answer, sent)
    this.#keep()
    this.#tell()
    for (const done of this.#waiting.splice(0)) done()
  }

  /** Nothing is left to save: the text is the one that the server has. */
  #settle(): void {
    this.#base = { number: this.#base.number, body: this.#body }
    this.#lost = 0
    this.#keep()
    this.#tell()
  }

  #take(answer: Sent, sent: Body): void {
    if (answer.kind === 'lost') {
      this.#miss(sent)
      return
    }
    const wasDoubtful = this.#doubtful !== undefined
    this.#lost = 0
    if (answer.kind === 'refused') {
      this.#doubtful = undefined
      if (this.#body === sent) this.#sentence = answer.sentence
      else this.#later()
      return
    }
    if (answer.kind === 'newer') {
      this.#doubtful = sent
      this.#meet(answer.newer)
      if (!this.#newer) this.#again(0)
      return
    }
    this.#base = { number: answer.number, body: sent }
    this.#doubtful = undefined
    this.#savedAt = answer.at
    this.#by = null
    this.#judged = sent
    this.#defects = answer.defects
    if (this.#body !== sent && (this.#isDue || wasDoubtful)) this.#again(0)
  }

  #miss(sent: Body): void {
    this.#lost++
    this.#doubtful = sent
    if (!this.#isOver) this.#again(Math.min(mostRetryMs, firstRetryMs * 2 ** (this.#lost - 1)))
  }

  #again(milliseconds: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#save(this.#isOver), milliseconds)
  }

  #merge(text: OtherText, pick?: (at: Clash['at']) => Side) {
    return mergeTexts(this.#base.body, this.#body, text.body, {
      ...(pick && { pick }),
      ...(this.#ways.follow && { follow: this.#ways.follow }),
    })
  }

  /**
   * Meets a text that came between: one's own of which no answer came, one that goes together with this one, or one that clashes.
   * What it has of a text that was sent arrived, and is what both were made on.
   */
  #meet(text: OtherText): void {
    const isWritten = this.#body !== this.#base.body
    const sent = this.#doubtful
    this.#doubtful = undefined
    if (sent && text.number !== null)
      this.#base = { number: this.#base.number, body: commonText(this.#base.body, sent, text.body) }
    const merged = text.number === null ? this.#withdrawn(text, isWritten) : this.#merge(text)
    if (merged && merged.clashes.length > 0) {
      this.#newer = text
      return
    }
    if (merged && isWritten && !isSame(this.#body, merged.body)) this.#joined = text
    if (merged) this.#body = merged.body
    this.#base = { number: text.number, body: isSame(this.#body, text.body) ? this.#body : text.body }
    this.#savedAt = text.at || this.#savedAt
    this.#by = text.by
  }

  /** What becomes of a text whose document has none any more: what was typed since stays, and nothing else. */
  #withdrawn({ body }: OtherText, isWritten: boolean) {
    return isWritten ? undefined : { body, clashes: [] }
  }

  #tell(): void {
    if (!this.#isOver) this.#ways.show()
  }
}
