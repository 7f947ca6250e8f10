import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

// A test that cannot fail is a defect: every rule that the engine derives is broken once, in a copy of the sources,
// and its tests must turn red. Three faults always run, all of them with TEST_ALL=1.

interface Fault {
  /** The rule that is broken. */
  rule: string
  file: string
  /** Exact text, there once. */
  find: string
  instead: string
  /** Tests that must notice, by name below src/web/engine. */
  tests: readonly string[]
  always?: boolean
}

const faults: readonly Fault[] = [
  {
    rule: 'a hidden answer does not count',
    file: 'settle.ts',
    find: 'if (result?.ok && !hidden.has(path))',
    instead: 'if (result?.ok)',
    tests: ['walk', 'submit'],
    always: true,
  },
  {
    rule: 'an answer of an unavailable step does not count',
    file: 'settle.ts',
    find: 'if (!unavailable[key])',
    instead: 'if (key)',
    tests: ['walk'],
  },
  {
    rule: 'an invalid answer does not count',
    file: 'settle.ts',
    find: 'if (same(next, doors)) return { ...next, known }',
    instead: 'return { ...next, known }',
    tests: ['walk'],
  },
  {
    rule: 'rules that contradict each other are told',
    file: 'settle.ts',
    find: '  throw new Error',
    instead: '  if (doors) return { ...doors, known: {} }\n  throw new Error',
    tests: ['walk'],
  },
  {
    rule: 'a step belongs to its exit',
    file: 'walk.ts',
    find: 'step.exit === undefined || step.exit === exit',
    instead: 'step.exit === undefined || exit !== undefined',
    tests: ['walk', 'skeletons/insulation-check'],
  },
  {
    rule: 'a step counts only when it was left by going on',
    file: 'walk.ts',
    find: 'progress.passed.includes(step) &&',
    instead: '',
    tests: ['walk'],
  },
  {
    rule: 'nobody stands beyond the first incomplete step',
    file: 'walk.ts',
    find: 'of.walkable.indexOf(target) <= of.walkable.indexOf(of.furthest) ? target : of.furthest',
    instead: 'target',
    tests: ['walk', 'store'],
    always: true,
  },
  {
    rule: 'an unknown step is the first',
    file: 'walk.ts',
    find: '!keys.includes(requested)) return first',
    instead: '!keys.includes(requested)) return of.furthest',
    tests: ['walk'],
  },
  {
    rule: 'an unavailable step is passed over',
    file: 'walk.ts',
    find: 'const walkable = open.filter((key) => !unavailable[key])',
    instead: 'const walkable = [...open]',
    tests: ['walk', 'store'],
  },
  {
    rule: 'what a step found is stale when its question changed',
    file: 'walk.ts',
    find: 'return kept?.asked === asked.asked && leave',
    instead: 'return kept !== undefined && leave',
    tests: ['walk', 'store'],
  },
  {
    rule: 'what a step found is given only for its own question',
    file: 'walk.ts',
    find: 'return askedOnLeave(funnel, step, known, context)?.asked === kept.asked',
    instead: 'return kept.asked',
    tests: ['walk'],
  },
  {
    rule: 'a refused finding keeps the step closed',
    file: 'walk.ts',
    find: '=== undefined\n}',
    instead: '!== null\n}',
    tests: ['walk'],
  },
  {
    rule: 'a follower is not asked before its leaders are right',
    file: 'errors.ts',
    find: '  dropFollowers(layout, errors)\n',
    instead: '',
    tests: ['walk'],
  },
  {
    rule: 'a rule speaks only where the field itself is right',
    file: 'errors.ts',
    find: '!errors[path] && !rule.ok',
    instead: '!rule.ok',
    tests: ['walk'],
  },
  {
    rule: "a group's own rules are heard",
    file: 'errors.ts',
    find: '  addGroupErrors(layout, judged, errors)\n',
    instead: '',
    tests: ['errors'],
  },
  {
    rule: 'a list never shows more than it takes',
    file: 'fields.ts',
    find: 'Math.min(list.max, Math.max(list.min,',
    instead: 'Math.max(list.min, Math.max(list.min,',
    tests: ['fields'],
  },
  {
    rule: 'a secret stands in no storage',
    file: 'keep.ts',
    find: "brick.facts.keeps === 'plain' &&",
    instead: '',
    tests: ['keep'],
    always: true,
  },
  {
    rule: 'nothing personal stands in storage where the funnel says so',
    file: 'keep.ts',
    find: '!(funnel.draft?.personal === false && brick.facts.personal)',
    instead: 'true',
    tests: ['keep'],
  },
  {
    rule: 'a secret stands in no question that is kept',
    file: 'keep.ts',
    find: 'found: foundToKeep(funnel, progress, of, kept)',
    instead: 'found: progress.found || foundToKeep(funnel, progress, of, kept)',
    tests: ['keep'],
  },
  {
    rule: 'a tampered finding is not believed',
    file: 'keep.ts',
    find: 'must.endpoint.answer.safeParse(kept.answer).success',
    instead: 'must.endpoint',
    tests: ['keep'],
  },
  {
    rule: 'an answer that was not kept is asked again, also an optional one',
    file: 'answer-sheet.ts',
    find: '  protected askAgain(): void {\n',
    instead: '  protected askAgain(): void {\n    if (this) return\n',
    tests: ['keep'],
  },
  {
    rule: 'an answer that was left empty again is not asked a third time',
    file: 'store.ts',
    find: 'this.dropped.filter((path) => !asked.has(path))',
    instead: 'this.dropped.filter((path) => asked !== undefined || path)',
    tests: ['keep'],
  },
  {
    rule: '`Volgende` waits for what its step is judged by',
    file: 'store.ts',
    find: 'if (learning) await learning',
    instead: 'if (learning) void learning',
    tests: ['knowledge'],
  },
  {
    rule: 'what was let through is judged anew when the knowledge is there',
    file: 'answer-sheet.ts',
    find: '    await learnAll(missing)\n    this.resurvey()\n',
    instead: '    await learnAll(missing)\n',
    tests: ['knowledge'],
  },
  {
    rule: 'a draft is judged by all that there is to know',
    file: 'answer-sheet.ts',
    find: 'if (this.environment.readDraft() !== undefined) await this.learn()',
    instead: 'if (this.environment.readDraft() !== undefined) void this',
    tests: ['knowledge'],
  },
  {
    rule: 'a local draft brings its step back',
    file: 'store.ts',
    find: "this.funnel.draft?.where === 'local'",
    instead: "this.funnel.draft?.where === 'session'",
    tests: ['keep'],
  },
  {
    rule: 'prefill overwrites nothing',
    file: 'prefill.ts',
    find: 'return now === undefined ||',
    instead: 'return now !== null ||',
    tests: ['prefill'],
  },
  {
    rule: 'prefill mixes no two homes',
    file: 'prefill.ts',
    find: 'if (under && bricks.some(contradicts)) return',
    instead: 'if (under && !contradicts) return',
    tests: ['prefill'],
  },
  {
    rule: 'what is fixed cannot be set',
    file: 'answer-sheet.ts',
    find: 'answers: withFixed(this.progress.answers, this.#fixed)',
    instead: 'answers: this.survey ? this.progress.answers : withFixed(this.progress.answers, this.#fixed)',
    tests: ['fixed'],
  },
  {
    rule: 'what was fixed for one person is not kept for the next',
    file: 'answer-sheet.ts',
    find: 'for (const path of this.#fixed.keys()) answers',
    instead: 'for (const path of [] as string[]) answers',
    tests: ['fixed'],
  },
  {
    rule: 'what is fixed stands in no storage',
    file: 'keep.ts',
    find: '    if (fixed.has(path)) continue\n',
    instead: '',
    tests: ['fixed'],
  },
  {
    rule: 'another funnel gets no secret',
    file: 'store.ts',
    find: 'answers(kept, this.survey.context)',
    instead: 'answers({ ...kept, ...this.progress.answers }, this.survey.context)',
    tests: ['lead-on'],
  },
  {
    rule: 'an answer is forgotten when its parent changes',
    file: 'answer-sheet.ts',
    find: 'answers: left }\n    this.serverErrors',
    instead: 'answers: left && answers }\n    this.serverErrors',
    tests: ['forget', 'skeletons/klusservice'],
  },
  {
    rule: 'what hangs on a forgotten answer is forgotten with it',
    file: 'forget.ts',
    find: 'if (concerns(withoutIndexes(path), parent))',
    instead: 'if (left === answers && concerns(withoutIndexes(path), parent))',
    tests: ['forget'],
  },
  {
    rule: 'typing the same in another way forgets nothing',
    file: 'forget.ts',
    find: '|| same(valueAt(before.known, parent), valueAt(after.known, parent))',
    instead: '|| (same(before.known, {}) && after.known === undefined)',
    tests: ['forget'],
  },
  {
    rule: 'an answer that can no longer be is forgotten',
    file: 'forget.ts',
    find: '&& gone(of.known, of.context, index)',
    instead: '&& gone === undefined && of && index < 0',
    tests: ['forget'],
  },
  {
    rule: 'an exclusive choice rules the others out',
    file: 'forget.ts',
    find: 'was && given.length > 1',
    instead: 'was || given.length > 1',
    tests: ['forget'],
  },
  {
    rule: 'entries of a list come back',
    file: 'spare.ts',
    find: 'spare.pop() ?? {}',
    instead: 'spare.length < 0 ? spare : {}',
    tests: ['forget'],
  },
  {
    rule: 'a read is asked once',
    file: 'reads.ts',
    find: 'if (!question || this.#kept.has(question.id)) return',
    instead: 'if (!question) return',
    tests: ['reads'],
  },
  {
    rule: 'a question that changed is cancelled',
    file: 'reads.ts',
    find: 'if (this.#running.get(wish)?.id !== question?.id) this.#cancel(wish)',
    instead: '',
    tests: ['reads'],
  },
  {
    rule: 'a cancelled question says nothing',
    file: 'reads.ts',
    find: 'if (!controller.signal.aborted) this.#environment.log',
    instead: 'if (controller) this.#environment.log',
    tests: ['reads'],
  },
  {
    rule: 'after a price change everything is read anew',
    file: 'store.ts',
    find: "this.reads.forget('all')",
    instead: "this.reads.forget('failed')",
    tests: ['submit'],
  },
  {
    rule: 'a 404 belongs to the field, a failure to the error block',
    file: 'leave.ts',
    find: 'error.status < 500 && error.status !== 429',
    instead: 'error.status < 600',
    tests: ['store'],
  },
  {
    rule: 'a refusal that somebody can help with names them',
    file: 'leave.ts',
    find: 'must.help?.[error.code]',
    instead: 'must.help?.[error.name]',
    tests: ['store'],
  },
  {
    rule: 'what a refused step had found is asked again',
    file: 'store.ts',
    find: 'filter(([step]) => !steps.includes(step))',
    instead: 'filter(([step]) => step !== undefined)',
    tests: ['submit'],
  },
  {
    rule: 'the page after sending stands last in the list of steps',
    file: 'step-list.ts',
    find: 'page !== undefined',
    instead: 'page === undefined',
    tests: ['submit'],
  },
  {
    rule: 'whoever asks for a step that is a page of its own is sent there',
    file: 'store.ts',
    find: "if (after.page) this.environment.leaveFor(after.page, 'replace')\n      else ",
    instead: '',
    tests: ['submit'],
  },
  {
    rule: 'leaving asks once for the same answers',
    file: 'leave.ts',
    find: 'kept?.asked === asked',
    instead: 'kept === null',
    tests: ['store'],
  },
  {
    rule: 'whoever changed the answers in the meantime is not pulled along',
    file: 'store.ts',
    find: 'if (!this.survey.isComplete(step)) {',
    instead: 'if (!this.survey.walkable.includes(step)) {',
    tests: ['store'],
  },
  {
    rule: 'whoever went elsewhere in the meantime is not pulled along',
    file: 'store.ts',
    find: 'this.snapshot.step !== step || !this.#pass(step)',
    instead: '!this.#pass(step)',
    tests: ['store'],
  },
  {
    rule: 'a second press sends nothing',
    file: 'store.ts',
    find: "if (busy !== 'no' || !ready || after) return",
    instead: 'if (!ready || after) return',
    tests: ['store'],
  },
  {
    rule: 'an edit comes back to the overview',
    file: 'store.ts',
    find: 'this.snapshot.returning && overview ? overview',
    instead: 'this.snapshot.ready && !overview ? step',
    tests: ['store'],
  },
  {
    rule: 'the key stays while the outcome is unknown',
    file: 'submit.ts',
    find: 'trySending(known ?? environment.newKey())',
    instead: 'trySending(environment.newKey())',
    tests: ['submit', 'skeletons/estimator'],
  },
  {
    rule: 'changed answers never make a second order while nobody knows of the first',
    file: 'submit.ts',
    find: '&& before && !isSame(before, sent)',
    instead: '&& before && isSame(before, sent)',
    tests: ['submit'],
  },
  {
    rule: 'a key that may be in use is kept through busy and slow',
    file: 'submit.ts',
    find: 'status !== 408 && status !== 429 && !retryAfter',
    instead: 'status !== retryAfter',
    tests: ['submit'],
  },
  {
    rule: 'the key is written down before the first byte leaves',
    file: 'submit.ts',
    find: '    remember({ key, sent })\n',
    instead: '',
    tests: ['submit'],
  },
  {
    rule: 'a good status that tells of a failure is no success',
    file: 'submit.ts',
    find: 'if (exit.failed?.(answer))',
    instead: 'if (exit.failed === null)',
    tests: ['submit'],
  },
  {
    rule: 'only the stale answer is cleared',
    file: 'submit.ts',
    find: 'if (!fields && !spoils.codes.includes(fault.code)) continue',
    instead: 'if (fields || !spoils.codes.includes(fault.code)) continue',
    tests: ['submit'],
  },
  {
    rule: 'an error of the server finds the answer that it is about',
    file: 'owner.ts',
    find: 'ofA.length - ofB.length',
    instead: 'ofB.length - ofA.length',
    tests: ['owner'],
  },
  {
    rule: 'the overview repeats nothing',
    file: 'overview.ts',
    find: '|| unlisted ||',
    instead: '||',
    tests: ['overview'],
  },
  {
    rule: 'who logs in is not left on a step that is no longer theirs',
    file: 'store.ts',
    find: 'if (step !== this.snapshot.step && !this.snapshot.after)',
    instead: 'if (this.snapshot.after)',
    tests: ['store'],
  },
  {
    rule: 'a failure is counted as one',
    file: 'store.ts',
    find: "this.record('refused')",
    instead: "this.record('passed')",
    tests: ['store'],
  },
]

const root = fileURLToPath(new URL('..', import.meta.url))
const engine = 'src/web/engine'
const chosen = process.env.TEST_ALL === '1' ? faults : faults.filter(({ always }) => always)
const vitest = join(root, 'node_modules/vitest/vitest.mjs')

let copy = ''

/** Runs some of the engine's tests in the copy: how many passed and failed. A run without report throws. */
const run = async (tests: readonly string[]): Promise<{ passed: number; failed: number }> => {
  const report = join(copy, 'report.json')
  await rm(report, { force: true })
  const files = tests.map((name) => `${engine}/${name}.test.ts`)
  const args = [
    vitest,
    'run',
    '--reporter=json',
    `--outputFile=${report}`,
    '--maxWorkers=1',
    '--bail=1',
    ...files,
  ]
  // a vitest inside a vitest must not think that it is one of its workers
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))
  // red is exit code 1, so only the report tells
  await promisify(execFile)(process.execPath, args, { cwd: copy, env }).catch(() => undefined)
  const { numPassedTests, numFailedTests } = JSON.parse(await readFile(report, 'utf8'))
  return { passed: numPassedTests, failed: numFailedTests }
}

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'planted-'))
  for (const part of ['src/core', engine]) await cp(join(root, part), join(copy, part), { recursive: true })
  await mkdir(join(copy, 'src/web'), { recursive: true })
  for (const file of ['package.json', 'tsconfig.json']) await cp(join(root, file), join(copy, file))
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
  const config =
    "export default { test: { include: ['src/**/*.test.ts'], env: { TZ: 'America/Los_Angeles' } } }\n"
  await writeFile(join(copy, 'vitest.config.mjs'), config)
})

afterAll(async () => {
  if (copy) await rm(copy, { recursive: true, force: true })
})

describe('a fault planted in the engine turns its tests red', () => {
  it('and without one they are green', { timeout: 300_000 }, async () => {
    const outcome = await run([...new Set(chosen.flatMap(({ tests }) => tests))])
    expect(outcome.failed).toBe(0)
    expect(outcome.passed).toBeGreaterThan(10)
  })

  it.each(chosen.map((fault) => [fault.rule, fault] as const))(
    '%s',
    { timeout: 120_000 },
    async (_rule, fault) => {
      const path = join(copy, engine, fault.file)
      const source = await readFile(path, 'utf8')
      expect(source.split(fault.find), `${fault.file} holds this text once: ${fault.find}`).toHaveLength(2)
      await writeFile(
        path,
        source.replace(fault.find, () => fault.instead),
      )
      try {
        const { failed } = await run(fault.tests)
        expect(failed, 'no test noticed').toBeGreaterThan(0)
      } finally {
        await writeFile(path, source)
      }
    },
  )

  it('there is a fault for every file that derives something', () => {
    expect(faults.length).toBeGreaterThanOrEqual(25)
    expect(new Set(faults.map(({ rule }) => rule)).size).toBe(faults.length)
  })
})
