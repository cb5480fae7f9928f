import { scales } from './tokens.ts';

export const findTokens = (pattern: RegExp) =>
  Object.keys(scales).filter((name) => pattern.test(name)) as (keyof typeof scales)[];
export const rowsStyle = { padding: 24, display: 'grid', gap: 12, fontSize: 12 } as const;
export const rowStyle = { display: 'grid', gridTemplateColumns: '160px 1fr', alignItems: 'center', gap: 16 } as const;
export const barStyle = { height: 16, background: 'var(--bd-accent-solid)' } as const;
