import type { MemberDeps } from '../member/member.usecases.ts';
import type { Queue } from '../platform/queue.ts';
import type { VerificationDeps } from '../session/verification.usecases.ts';

/** What the sign-up area needs from outside. */
export type SignupDeps = VerificationDeps & MemberDeps & { queue: Queue };
