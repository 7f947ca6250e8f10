import type { Fault } from './fault.ts'

/** In what steps ask of the API, and in how steps and answers are listed and drawn. */
export const asked: readonly Fault[] = [
  {
    rule: 'a read with a pause is not asked at every key',
    file: 'runners/reads.ts',
    instead: '',
    tests: ['runners/reads'],
  },
  {
    rule: 'a touch screen tells of the click a while after the finger was lifted',
    file: 'react/after-click.ts',
    instead: 'pointerup: 0,',
    tests: ['react/after-click'],
  },
  {
    rule: 'what the server answers while a button is pressed waits for the click',
    file: 'react/after-click.ts',
    instead: 'fetchAnswer(call, input, options)',
    tests: ['react/after-click'],
  },
  {
    rule: 'the last answer stands in for a new one only where the read says so',
    file: 'runners/kept-readings.ts',
    instead: 'const before = this.#last[name]',
    tests: ['runners/reads'],
  },
  {
    rule: 'what was taken away on an earlier step is asked there at once',
    file: 'runners/reads.ts',
    instead: 'if (gone.length > all.state.dropped.length)',
    tests: ['state/run-time-options'],
  },
  {
    rule: 'the calls of a step are made in their order',
    file: 'apply/guarding.ts',
    instead:
      'return guardsOf(funnel, step).findLast((name) => !leaveIsDone(funnel, name, state.progress, known, context))',
    tests: ['runners/step-guard'],
  },
  {
    rule: 'an answer is drawn by the component that its funnel names',
    file: 'react/form-handle.tsx',
    instead: 'const load = store.funnel.draws?.[path]',
    tests: ['react/form-handle'],
  },
  {
    rule: 'a step that does not count stands in no list',
    file: 'steps/step-list.ts',
    instead: 'const counted = open',
    tests: ['steps/step-list'],
  },
  {
    rule: "a step that asks nothing stands there only with words of the funnel's own",
    file: 'steps/overview-rows.ts',
    instead: 'const isTold = (step: string) => step !== undefined ||',
    tests: ['steps/overview-rows'],
  },
  {
    rule: 'a link says nothing about a person',
    file: 'tool/link-answers.ts',
    instead: 'mayKeep(funnel, brick)',
    tests: ['tool/link-answers'],
  },
  {
    rule: 'what is known of one home is not said of another',
    file: 'state/home-facts.ts',
    instead: 'if (was && now && isFact(name, valueAt(filled, name), was.facts[name]))',
    tests: ['state/home-facts'],
  },
]
