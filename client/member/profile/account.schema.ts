import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import type { MemberChange } from '../../../generated/types.ts';
import { MemberChange as Change } from '../../../generated/zod/schemas.ts';

export const changeResolver: Resolver<MemberChange> = zodResolver(Change);
