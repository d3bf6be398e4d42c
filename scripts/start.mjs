import { handOver } from './support/hand-over.mjs';

handOver('scripts/start.ts');
