import type { Command } from 'commander';
import { EnquiryAnswerRequest, VocSeq } from '../../../generated/zod/schemas.ts';
import { ok } from '../../platform/outcome.ts';
import { type AnswerDeps, answerEnquiry, getEnquiry, listEnquiries } from '../../voc/provider-enquiries.usecases.ts';
import { columns } from './options.ts';
import { type Run, valid } from './staff.ts';

type Answer = { text: string; changedAt?: string };

export function enquiryCommands(program: Command, run: Run): void {
  const enquiry = program.command('enquiry').description('enquiries from members');
  enquiry
    .command('list')
    .description('list the oldest waiting enquiries, at most 20')
    .action(() =>
      run(async ({ deps, by }) => {
        const listed = await listEnquiries(deps, by.companyCode, {});
        if (!listed.ok) return listed;
        const rows = listed.value.enquiries.map(({ entry }) => [entry.voc_seq, entry.created_at, entry.title]);
        return ok({ text: columns(rows, 'No enquiry is waiting.'), json: listed.value });
      }),
    );
  enquiry
    .command('show <id>')
    .description('show an enquiry with its answers')
    .action((vocSeq: string) =>
      run(async ({ deps, by }) => {
        const found = await read(deps, by.companyCode, vocSeq);
        if (!found.ok) return found;
        const { changed_at, entry } = found.value;
        const answers = entry.answers.map(({ answer, answered_at }) => `Answer of ${answered_at}\n${answer}`);
        const text = [`${entry.title}\n${entry.content}`, ...answers, `Version: ${changed_at}`].join('\n\n');
        return ok({ text, json: found.value });
      }),
    );
  enquiry
    .command('answer <id>')
    .description('answer an enquiry, or correct its answer; the member gets an email')
    .requiredOption('--text <text>', 'the answer')
    .option('--changed-at <version>', 'version that you have read; if given, a later version isn’t answered')
    .action((vocSeq: string, { text: answer, changedAt }: Answer) =>
      run(async ({ deps, by, callOf, confirm }) => {
        const found = await read(deps, by.companyCode, vocSeq);
        if (!found.ok) return found;
        const { changed_at, entry } = found.value;
        const request = valid(EnquiryAnswerRequest, { answer, changed_at: changedAt ?? changed_at });
        if (!request.ok) return request;
        const confirmed = await confirm(`${entry.title}\n${entry.content}\nSend the answer?`);
        if (!confirmed.ok) return confirmed;
        const answered = await answerEnquiry(deps, callOf('answerEnquiry'), vocSeq, request.value);
        return answered.ok ? ok({ text: 'Answered. The member gets an email.', json: answered.value }) : answered;
      }),
    );
}

async function read(deps: Pick<AnswerDeps, 'db'>, companyCode: string, id: string) {
  const vocSeq = valid(VocSeq, id, 'the enquiry ID');
  return vocSeq.ok ? getEnquiry(deps, { companyCode, vocSeq: vocSeq.value }) : vocSeq;
}
