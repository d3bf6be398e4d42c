import { startSite } from './support/server.ts';
import { launch } from '../scripts/support/browser.ts';
