import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import type { VocRequest } from '../../generated/types.ts';
import { VocRequest as Request } from '../../generated/zod/schemas.ts';

export const vocResolver: Resolver<VocRequest> = zodResolver(Request);
