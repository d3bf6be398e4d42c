/**
 * Entry point of the panel that the development server adds to each page. In the panel, a developer chooses the
 * responses to calls. It is never part of a build.
 */
import { createRoot } from 'react-dom/client';
import type { PanelData } from '../stories.ts';
import { Panel } from './panel.tsx';
import styles from './panel.css?inline';

async function show(): Promise<void> {
  const data = (await (await fetch('/mock/panel.json')).json()) as PanelData;
  const host = document.body.appendChild(document.createElement('mock-panel'));
  // Keeps the styles of the panel and the page from affecting each other.
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.appendChild(document.createElement('style')).textContent = styles;
  createRoot(shadow.appendChild(document.createElement('div'))).render(<Panel data={data} />);
}

void show();
