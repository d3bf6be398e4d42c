/** The development server puts this into each page: a panel by which what the calls answer is chosen. Nothing of it is in a build. */
import { createRoot } from 'react-dom/client';
import type { PanelData } from '../stories.ts';
import { Panel } from './panel.tsx';
import styles from './panel.css?inline';

async function show(): Promise<void> {
  const data = (await (await fetch('/mock/panel.json')).json()) as PanelData;
  const host = document.body.appendChild(document.createElement('mock-panel'));
  // Neither has the styles of the other.
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.appendChild(document.createElement('style')).textContent = styles;
  createRoot(shadow.appendChild(document.createElement('div'))).render(<Panel data={data} />);
}

void show();
