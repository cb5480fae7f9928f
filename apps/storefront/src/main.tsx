import '@boostdesk/ui/styles.css';
import { ignoreStrayFiles } from '@boostdesk/ui/ignore-stray-files';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { boot } from './app/boot.ts';

ignoreStrayFiles();
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
createRoot(root).render(
  <StrictMode>
    <App servicesPromise={boot()} />
  </StrictMode>,
);
