export { TierLine } from './tier-line.tsx';
