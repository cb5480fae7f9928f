// Touch devices as wide as a desktop: controls and fields grow, spacing stays.
import { expect, type Page } from '@playwright/test';
import { nightly, test } from './fixtures.ts';
import { openStory } from './open-story.ts';

// One worker, so that the page with touch loads once.
test.describe.configure({ mode: 'default' });

const tablet = { globals: {}, width: 1024, height: 768 } as const;

async function measureStyle(page: Page, story: string, selector: string) {
  await openStory(page, { ...tablet, story });
  return page
    .locator(selector)
    .filter({ visible: true })
    .first()
    .evaluate((element) => {
      const { height, fontSize } = getComputedStyle(element);
      return { height, fontSize };
    });
}

/** Story, selector, height with mouse and touch, and font size if it grows. */
const touchSizes = [
  ['actions-button--primary', '.bd-button', '36px', '44px'],
  ['actions-button--small', '.bd-button', '28px', '36px'],
  ['forms-text-field--plain', 'input.bd-input', '36px', '44px', '14px', '16px'],
  ['forms-markdown-editor--text', 'textarea', undefined, undefined, '13px', '16px'],
  ['chat-chat-composer--draft', 'textarea', undefined, undefined, '14px', '16px'],
  ['overlays-menu--open', '.bd-option', undefined, '44px'],
  ['frame-top-bar--page-title', '.bd-top-bar__button', '36px', '44px'],
  ['frame-top-bar--page-title', '.bd-top-bar', '64px', '64px'],
  ['forms-calendar--month', '.bd-calendar-day', '36px', '40px'],
  ['navigation-filter-chips--bar', '.bd-filter-chip', '32px', '36px'],
  ['display-tabs--pill', '.bd-tab', '32px', '40px'],
  ['navigation-tab-bar--chips', '.bd-tab-bar__tab', '32px', '36px'],
  ['forms-checkbox--checked', '.bd-checkbox', '20px', '28px'],
  ['overlays-toast--five', '.bd-toast > .bd-icon-button', '24px', '36px'],
] as const;

const inGate = new Set<string>(['.bd-button', 'input.bd-input', '.bd-option', '.bd-top-bar__button']);

for (const [name, isInGate] of [
  ['buttons, fields and menu entries', true],
  ['other controls', false],
] as const) {
  test(
    `${name} have the size for the pointer type on a 1024 px wide screen`,
    isInGate ? {} : nightly,
    async ({ sharedPage, touchPage }) => {
      const said = (height?: string, fontSize?: string) =>
        expect.objectContaining({ ...(height && { height }), ...(fontSize && { fontSize }) });
      for (const [story, selector, mouseHeight, touchHeight, mouseType, touchType] of touchSizes) {
        if (inGate.has(selector) !== isInGate) continue;
        const place = `${selector} of ${story}`;
        expect.soft(await measureStyle(sharedPage, story, selector), place).toEqual(said(mouseHeight, mouseType));
        expect.soft(await measureStyle(touchPage, story, selector), place).toEqual(said(touchHeight, touchType));
      }
    },
  );
}

test('a press on the note of a list row with a link is on the note with a mouse, and on the link with touch', async ({
  sharedPage,
  touchPage,
}) => {
  for (const [page, hit] of [
    [sharedPage, 'bd-list-row__note'],
    [touchPage, 'bd-list-row__link'],
  ] as const) {
    await openStory(page, { ...tablet, story: 'display-list-row--people' });
    const pressed = await page
      .locator('.bd-list-row__note')
      .first()
      .evaluate((note) => {
        const { left, top, height } = note.getBoundingClientRect();
        return document.elementFromPoint(left + 2, top + height / 2)?.className;
      });
    expect(pressed).toContain(hit);
  }
});

for (const motion of ['system', 'reduced']) {
  test(
    `the tooltip of a side-nav tile shows after a tap and hides by itself, with motion ${motion}`,
    nightly,
    async ({ touchPage: page }) => {
      await openStory(page, { ...tablet, globals: { motion }, story: 'frame-side-nav--rail' });
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      const label = page.getByText('Home', { exact: true });
      const cut = () => label.evaluate((words) => getComputedStyle(words).clipPath);
      expect(await cut()).toBe('inset(50%)');
      await page.getByRole('link', { name: 'Home' }).tap();
      await expect.poll(cut).toBe('inset(-40px)');
      await expect.poll(cut).toBe('inset(50%)');
    },
  );
}
