import { digestOf } from './digest.ts';
import { script, tests } from './steps.ts';
import type { Step } from './steps.ts';

/** What the generators write. */
const GENERATED = ['generated', 'client/app/api.ts', 'client/app/mutator.ts', 'server/*/*.stub.ts'];

/** Regenerating changes nothing: in a clone that means that git sees no difference. */
const regenerated: Step = {
  name: 'generate leaves no difference',
  run: async () => {
    const before = digestOf(GENERATED);
    const outcome = await script('generate', 'generate').run();
    if (outcome.failed > 0 || digestOf(GENERATED) === before) return outcome;
    return { passed: 0, failed: 1, report: 'generated/ or a stub was not what the contract says. Run npm run generate and commit it.' };
  },
};

/** What needs neither a browser nor a database server: `npm run check`, and the first half of `npm test`. */
export const quickSteps: readonly Step[] = [
  script('types', 'typecheck'),
  script('lint', 'lint:code'),
  script('format', 'format:check'),
  script('import rules', 'lint:imports'),
  tests('laws', 'laws'),
  tests('unit', 'unit'),
];

export const contractSteps: readonly Step[] = [
  script('contract lint', 'lint:contract'),
  regenerated,
  script('drift: the app emits the contract', 'drift'),
  script('no breaking change since the last release', 'breaking'),
];

export const wholeSteps: readonly Step[] = [
  tests('contract fuzz, in memory and behind Prism', 'contract'),
  tests('races on real PostgreSQL', 'races'),
  tests('journeys, accessibility and budget', 'journeys'),
  tests('journeys on the mock', 'mock'),
];
