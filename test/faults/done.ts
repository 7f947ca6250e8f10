import type { Fault } from './fault.ts'

/** In what is done with the answers: moved, kept, asked, sent. */
export const done: readonly Fault[] = [
  {
    rule: 'a secret stands in no storage',
    file: 'draft/draft.ts',
    instead: '',
    tests: ['draft/draft'],
    always: true,
  },
  {
    rule: 'nothing personal stands in storage where the funnel says so',
    file: 'draft/draft.ts',
    instead: 'true',
    tests: ['draft/draft'],
  },
  {
    rule: 'a secret stands in no question that is kept',
    file: 'draft/draft.ts',
    instead:
      'return { ...progress, answers, found: progress.found || foundToKeep(funnel, progress, of, kept), ...rest, dropped }',
    tests: ['draft/draft'],
  },
  {
    rule: 'a tampered finding is not believed',
    file: 'draft/draft.ts',
    instead: "if (isRecord(kept) && typeof kept.asked === 'string' && must.endpoint)",
    tests: ['draft/draft'],
  },
  {
    rule: 'an answer that was left empty again is not asked a third time',
    file: 'apply/moves.ts',
    instead: 'const left = put(c, { dropped: dropped.filter((path) => asked !== undefined || path) })',
    tests: ['draft/draft'],
  },
  {
    rule: '`Volgende` waits for what its step is judged by',
    file: 'store.ts',
    instead: 'return ready()',
    tests: ['steps/lazy-modules'],
  },
  {
    rule: 'a local draft brings its step back',
    file: 'apply/opening.ts',
    instead: "const wanted = requested ?? (funnel.draft?.where === 'session' ? (draft?.step ?? null) : null)",
    tests: ['draft/draft'],
  },
  {
    rule: 'what is fixed stands in no storage',
    file: 'draft/draft.ts',
    instead: '',
    tests: ['state/fixed-answers'],
  },
  {
    rule: 'another funnel gets no secret',
    file: 'apply/moves.ts',
    instead: 'const handed = answers({ ...kept, ...c.state.progress.answers }, c.state.derived.context)',
    tests: ['sending/lead-on'],
  },
  {
    rule: 'a read is asked once',
    file: 'steps/reads.ts',
    instead: 'if (!question) return',
    tests: ['steps/reads'],
  },
  {
    rule: 'a question that changed is cancelled',
    file: 'steps/reads.ts',
    instead: '',
    tests: ['steps/reads'],
  },
  {
    rule: 'a cancelled question says nothing',
    file: 'steps/reads.ts',
    instead: 'if (controller) this.#environment.log(name)',
    tests: ['steps/reads'],
  },
  {
    rule: 'after a price change everything is read anew',
    file: 'apply/outcome.ts',
    instead:
      "const read = Object.keys(stale).length > 0 ? effect(c, { kind: 'forget', which: 'failed' }) : c",
    tests: ['sending/submission'],
  },
  {
    rule: 'a 404 belongs to the field, a failure to the error block',
    file: 'steps/step-guard.ts',
    instead: 'error instanceof Fault && error.status >= 400 && error.status < 600',
    tests: ['steps/step-guard'],
  },
  {
    rule: 'a refusal that somebody can help with names them',
    file: 'steps/step-guard.ts',
    instead: 'const help = must.help?.[error.name]',
    tests: ['steps/step-guard'],
  },
  {
    rule: 'what a refused step had found is asked again',
    file: 'apply/outcome.ts',
    instead: 'const found = Object.entries(progress.found).filter(([step]) => step !== undefined)',
    tests: ['sending/submission'],
  },
  {
    rule: 'whoever asks for a step that is a page of its own is sent there',
    file: 'apply/opening.ts',
    instead: 'if (after === null) return open',
    tests: ['sending/submission'],
  },
  {
    rule: 'leaving asks once for the same answers',
    file: 'steps/step-guard.ts',
    instead: 'kept === null',
    tests: ['steps/step-guard'],
  },
  {
    rule: 'whoever changed the answers in the meantime is not pulled along',
    file: 'apply/moves.ts',
    instead: 'return left.state.derived.walkable.includes(step) ? goOn(left, step) : stay(left, passed)',
    tests: ['steps/step-guard'],
  },
  {
    rule: 'whoever went elsewhere in the meantime is not pulled along',
    file: 'apply/moves.ts',
    instead: 'if (c.state.step === undefined) return c',
    tests: ['steps/step-guard'],
  },
  {
    rule: 'a second press sends nothing',
    file: 'apply/moves.ts',
    instead: 'if (!c.state.ready || after) return c',
    tests: ['store'],
  },
  {
    rule: 'an edit comes back to the overview',
    file: 'apply/moves.ts',
    instead: 'const target = returning && !overview ? overview : stepAfter(derived, step)',
    tests: ['store'],
  },
  {
    rule: 'the key stays while the outcome is unknown',
    file: 'sending/submission.ts',
    instead: 'let tried = await trySending(environment.newKey())',
    tests: ['sending/submission', 'testing/skeletons/estimator'],
  },
  {
    rule: 'changed answers never make a second order while nobody knows of the first',
    file: 'sending/submission.ts',
    instead: 'if (known !== undefined && before && exitBefore !== undefined && exitBefore === name) {',
    tests: ['sending/submission', 'sending/one-order'],
  },
  {
    rule: 'a failure that took nothing in is a refusal: its answers are never sent again',
    file: 'sending/submission.ts',
    instead: '(status >= 400 && status < 500 && status !== 408 && status !== 429 && !retryAfter)',
    tests: ['sending/submission', 'sending/one-order'],
  },
  {
    rule: 'a key that may be in use is kept through busy and slow',
    file: 'sending/submission.ts',
    instead: 'accepted === false || (status >= 400 && status < 500 && status !== retryAfter)',
    tests: ['sending/submission'],
  },
  {
    rule: 'the key is written down before the first byte leaves',
    file: 'sending/submission.ts',
    instead: '',
    tests: ['sending/submission'],
  },
  {
    rule: 'a good status that tells of a failure is no success',
    file: 'sending/submission.ts',
    instead: "if (exit.failed === null) return { kind: 'refused', errors: {}, stale: {}, generic: true }",
    tests: ['sending/submission'],
  },
  {
    rule: 'only the stale answer is cleared',
    file: 'sending/submission.ts',
    instead: 'if (fields || !spoils.codes.includes(fault.code)) continue',
    tests: ['sending/submission'],
  },
  {
    rule: 'an error of the server finds the answer that it is about',
    file: 'sending/error-mapping.ts',
    instead:
      '([a, ofA], [b, ofB]) => ofB.length - ofA.length || Number(optional.has(a)) - Number(optional.has(b)),',
    tests: ['sending/error-mapping'],
  },
  {
    rule: 'who logs in is not left on a step that is no longer theirs',
    file: 'apply/opening.ts',
    instead: "return after !== undefined ? moveTo(open, step, 'replace') : open",
    tests: ['store'],
  },
  {
    rule: 'a failure is counted as one',
    file: 'apply/moves.ts',
    instead:
      "if (isWrong(bare.state)) return put(record(tellErrors(bare), 'passed'), { failed: true, busy: 'no' })",
    tests: ['store'],
  },
]
