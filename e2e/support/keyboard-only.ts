import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than any page has. */
const MOST_STOPS = 250;
/** More entries than any list or row that a journey walks through. */
const MOST_STEPS = 60;
const POLL = { intervals: [50], timeout: 1000 };

/** The element that takes the keys of a click: itself, the control of a label, or the link or button around it. */
function findControl(clicked: Element): Element {
  const controls =
    'a[href], button, input, textarea, select, summary, [role=option], [role^=menuitem], [role=tab], [tabindex]';
  const label = clicked.closest('label');
  const labelled = label && (label.control ?? label.querySelector('input'));
  return labelled ?? clicked.closest(controls) ?? clicked.querySelector(controls) ?? clicked;
}

/** Whether the control has the focus, or is reached by arrow keys from where the focus is. */
function placeOfFocus(control: Element): 'there' | 'row' | 'arrows' | 'elsewhere' {
  const focused = document.activeElement;
  if (focused === control) return 'there';
  if (control.id !== '' && focused?.getAttribute('aria-activedescendant') === control.id) return 'there';
  const isRadioOf = (one: Element | null) =>
    one?.matches('[type=radio]') === true && one.getAttribute('name') === control.getAttribute('name');
  const group = control.closest(
    '[role=menu], [role=listbox], [role=tablist], [role=radiogroup], [role=toolbar], [role=grid]',
  );
  const isOpenedBy =
    focused
      ?.getAttribute('aria-controls')
      ?.split(' ')
      .includes(group?.id ?? '') === true;
  if (!(group?.contains(focused) === true || isOpenedBy || isRadioOf(focused))) return 'elsewhere';
  const row = control.closest('[role=row]');
  return row === null || row.contains(focused) ? 'arrows' : 'row';
}

/** What a click does there: types, selects or presses. */
function keyOf(control: Element): 'Enter' | 'Space' | null {
  if (control.matches('textarea, input:not([type=checkbox], [type=radio], [type=file])')) return null;
  if (control.matches('[type=radio]:checked, [role=tab][aria-selected=true]')) return null;
  return control.matches('[type=checkbox], [type=radio]') ? 'Space' : 'Enter';
}

type Control = ElementHandle<Element>;

/** Id of the option that a field with a list names as the current one; empty while it names none, null elsewhere. */
const currentOption = (page: Page): Promise<string | null> =>
  page.evaluate(() =>
    document.activeElement?.matches('input[aria-controls]')
      ? (document.activeElement.getAttribute('aria-activedescendant') ?? '')
      : null,
  );

/** Presses arrow keys until the control has the focus. */
async function stepTo(page: Page, control: Control): Promise<boolean> {
  const isHead = await control.evaluate((one) => one.closest('[role=columnheader]') !== null);
  const toRow = isHead ? 'ArrowUp' : 'ArrowDown';
  const isCell = await control.evaluate((one) => one.closest('[role=row]') !== null);
  const alongGroup = ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft'];
  for (const key of isCell ? ['ArrowRight', 'ArrowLeft'] : alongGroup) {
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const place = await control.evaluate(placeOfFocus);
      if (place === 'there') return true;
      if (place === 'elsewhere') return false;
      const before = await currentOption(page);
      await page.keyboard.press(place === 'row' ? toRow : key);
      // A field that lists options names the current one up to half a second later.
      if (before !== null)
        await expect
          .poll(() => currentOption(page), POLL)
          .not.toBe(before)
          .catch(() => undefined);
    }
  }
  return false;
}

/** Presses Tab, and arrow keys within lists, menus, groups and grids, until the control has the focus. */
async function reach(page: Page, locator: Locator): Promise<Control> {
  await locator.waitFor();
  await assertFocusKept(page);
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    // The page may have replaced the element. An open list of suggestions hides all other elements.
    const found = await locator.elementHandle({ timeout: 1000 }).catch(() => null);
    if (found !== null) {
      const control = (await found.evaluateHandle(findControl)) as Control;
      const place = await control.evaluate(placeOfFocus);
      if (place === 'there' || (place !== 'elsewhere' && (await stepTo(page, control)))) return control;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MOST_STOPS} stops of the Tab key do not lead to ${locator}`);
}

/** The latest press of each page, until its document or address changes. */
const presses = new WeakMap<Page, { readonly address: string; readonly title: string }>();

/** Fails when the latest press has left the focus on the body: its button may be replaced a while after it. */
async function assertFocusKept(page: Page): Promise<void> {
  const press = presses.get(page);
  presses.delete(page);
  if (press === undefined || press.address !== page.url()) return;
  const isLost = () => page.evaluate(() => document.activeElement === document.body);
  await expect.poll(isLost, { message: `the focus is lost after ${press.title}` }).toBe(false);
}

async function pressByKeyboard(this: Locator, options: { readonly trial?: boolean } = {}): Promise<void> {
  const page = this.page();
  await expect(this).toBeVisible();
  await expect(this).toBeEnabled();
  if (options.trial === true) return;
  const control = await reach(page, this);
  const key = await control.evaluate(keyOf);
  if (key === null) return;
  // Only the frames of the pages move a lost focus.
  const hasFrame = await page.evaluate(() => document.getElementById('main') !== null);
  if (hasFrame) presses.set(page, { address: page.url(), title: String(this) });
  await page.keyboard.press(key);
}

let isPatched = false;

/** From then on, journeys operate pages by keys instead of the mouse, and fail when a press loses the focus. */
export function operateByKeyboard(page: Page): void {
  page.on('domcontentloaded', () => void presses.delete(page));
  if (isPatched) return;
  isPatched = true;
  const locators = Object.getPrototypeOf(page.locator('body')) as Locator;
  const { fill } = locators;
  locators.click = pressByKeyboard;
  locators.check = async function (this: Locator) {
    if (!(await this.isChecked())) await pressByKeyboard.call(this);
  };
  locators.uncheck = async function (this: Locator) {
    if (await this.isChecked()) await pressByKeyboard.call(this);
  };
  locators.fill = async function (this: Locator, ...text) {
    await reach(this.page(), this);
    await fill.apply(this, text);
  };
}
