// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { refusal } from '../../../tests/support/client/screen.tsx';
import type { Problem } from '../../../generated/types.ts';
import { offerSink } from '../../ui/toast.ts';
import { startI18n } from '../i18n/i18n.ts';
import { messageFiles } from '../i18n/message-files.ts';
import { ProblemError } from './api.ts';
import { toastProblem } from './toast-problem.ts';

const FILE = '../../locales/en/errors.json';
const shown: string[] = [];
offerSink(({ text }) => void shown.push(text));

beforeAll(async () => {
  history.replaceState(null, '', '/?lang=en');
  await startI18n([]);
});
beforeEach(() => void shown.splice(0));

async function failedWith(code: Problem['code']): Promise<ProblemError> {
  return new ProblemError((await refusal(429, code).json()) as Problem);
}

test('says that the guest is offline if the texts of problems cannot be loaded, and tries again next time', async () => {
  const load = messageFiles[FILE]!;
  messageFiles[FILE] = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  await toastProblem(await failedWith('rate_limited'));
  messageFiles[FILE] = load;
  await toastProblem(await failedWith('rate_limited'));
  expect(shown).toEqual([expect.stringContaining('offline'), expect.stringContaining('too many attempts')]);
});

test('shows the title of a problem, and of an unknown one too', async () => {
  await toastProblem(await failedWith('login_required'));
  await toastProblem(await failedWith('code_of_the_next_version' as Problem['code']));
  await toastProblem(new TypeError('network'));
  expect(shown).toEqual([
    'Login is required.',
    'Something went wrong on our side.',
    'We can’t reach the server right now.',
  ]);
});
