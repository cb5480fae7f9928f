import { useState } from 'react';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Also read by the script in index.html before first paint. */
const KEY = 'boostdesk.theme';

/** index.html has applied the stored choice. */
const shownTheme = (): Theme => themes.find((theme) => theme === document.documentElement.dataset.theme) ?? 'system';

export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(shownTheme);
  const choose = (next: Theme) => {
    setTheme(next);
    if (next === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // Without storage it lasts until the page is closed.
    }
  };
  return [theme, choose];
}
