import type { VocRequest } from '../../generated/types.ts';
import type { MemberKey } from '../../server/member/member.rules.ts';
import type { Clock } from '../../server/platform/clock.ts';
import type { Database } from '../../server/platform/database/database.ts';
import type { Ids } from '../../server/platform/ids.ts';
import { insertVoc } from '../../server/voc/voc.repository.ts';
import { answerVoc } from '../../server/voc/voc.usecases.ts';
import { stepDone } from './step.ts';

/** An enquiry and its answer. Both `ago` values are in hours. */
type DemoVoc = VocRequest & { ago: number; answer?: { ago: number; text: string } };

const WRITTEN: readonly DemoVoc[] = [
  {
    category: 'inquiry',
    title: '늦은 체크인이 가능한가요?',
    content: '밤 11시 30분쯤 도착합니다. 프런트가 열려 있나요?',
    ago: 290,
    answer: {
      ago: 271,
      text: '김민서 고객님, 안녕하세요.\n프런트는 24시간 열려 있어 편하신 시간에 체크인하실 수 있습니다. 조심히 오세요.',
    },
  },
  {
    category: 'inconvenience',
    title: '욕실 수전에서 물이 샙니다',
    content: '704호에 묵었습니다.\n세면대 수전에서 밤새 물이 떨어졌습니다. 확인 부탁드립니다.',
    ago: 20,
  },
];

const HOUR_MS = 3_600_000;

/** Writes the enquiries of a demo member and their answers. Call in the transaction that creates the member. */
export async function addDemoVoc(
  tx: Database,
  { clock, ids }: { clock: Clock; ids: Ids },
  key: MemberKey,
): Promise<void> {
  const before = (hours: number) => new Date(clock.now().getTime() - hours * HOUR_MS);
  for (const { ago, answer, ...request } of WRITTEN) {
    const of = { companyCode: key.companyCode, vocSeq: ids.uuid() };
    const written = before(ago);
    await insertVoc(tx, { ...key, ...of }, request, written, 'ko');
    if (!answer) continue;
    const then = { now: () => before(answer.ago) };
    const answered = await answerVoc(tx, { clock: then }, of, { answer: answer.text, changedAt: written });
    stepDone(answered, 'the answer to an enquiry');
  }
}
