import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than any page has. */
const MOST_STOPS = 250;
/** More entries than any list or row that a journey walks through. */
const MOST_STEPS = 60;

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
      await page.keyboard.press(place === 'row' ? toRow : key);
      // A field that lists options names the current one a moment later.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    }
  }
  return false;
}

/** Presses Tab, and arrow keys within lists, menus, groups and grids, until the control has the focus. */
async function reach(page: Page, locator: Locator): Promise<Control> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    // Found anew, as the page may have replaced it.
    const found = await locator.elementHandle();
    const control = (await found?.evaluateHandle(findControl)) as Control;
    const place = await control.evaluate(placeOfFocus);
    if (place === 'there' || (place !== 'elsewhere' && (await stepTo(page, control)))) return control;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MOST_STOPS} stops of the Tab key do not lead to ${locator}`);
}

const isFocusLost = (page: Page): Promise<boolean> => page.evaluate(() => document.activeElement === document.body);

async function pressByKeyboard(this: Locator, options: { readonly trial?: boolean } = {}): Promise<void> {
  const page = this.page();
  await expect(this).toBeVisible();
  await expect(this).toBeEnabled();
  if (options.trial === true) return;
  const control = await reach(page, this);
  const key = await control.evaluate(keyOf);
  if (key === null) return;
  const address = page.url();
  // Only the frames of the pages move a lost focus.
  const hasFrame = await page.evaluate(() => document.getElementById('main') !== null);
  await page.keyboard.press(key);
  const isAtFault = async () => hasFrame && !page.isClosed() && page.url() === address && (await isFocusLost(page));
  // A navigation destroys the page that is asked.
  await expect.poll(() => isAtFault().catch(() => false), { message: `the focus is lost after ${this}` }).toBe(false);
}

let isPatched = false;

/** From then on, journeys operate pages by keys instead of the mouse, and fail when a press loses the focus. */
export function operateByKeyboard(page: Page): void {
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
