import { screen } from 'storybook/test';

/** Waits for a text that react-aria announces to screen readers; it stays for 7 s. */
export const findAnnouncement = (text: string): Promise<HTMLElement[]> =>
  screen.findAllByText(text, { selector: '[data-live-announcer] *' });
