import { defaultClientConditions, defaultServerConditions } from 'vite';
/** Workspace packages are read from src, so tests need no build. */
export const source = {
  resolve: { conditions: ['@boostdesk/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@boostdesk/source', ...defaultServerConditions] } },
};
